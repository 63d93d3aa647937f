// Writes the schema of the answer of every command into a folder: `npm run schemas -- FOLDER`. The types of the answers are in
// src/api/generated.ts, which `cargo xtask types` makes from the Rust types.
import { writeFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { createGenerator } from "ts-json-schema-generator";

const dialect = "https://json-schema.org/draft/2020-12/schema";
const reference = "#/definitions/";

/** A message is a sentence in an answer, in the user's language. */
const sentence = { type: "string", description: "A sentence in the user's language." };

/** Returns the definitions that a type needs. */
function definitionsOf(type) {
  const generator = createGenerator({
    path: "src/api/generated.ts",
    tsconfig: "tsconfig.json",
    skipTypeCheck: true,
    type,
    expose: "all",
    jsDoc: "extended",
    additionalProperties: false,
    functions: "fail",
  });
  return generator.createSchema(type).definitions;
}

/** Returns a schema in our dialect: whole numbers only, as answers have no others, and the names of JSON in descriptions. */
function adapted(schema) {
  if (Array.isArray(schema)) return schema.map(adapted);
  if (typeof schema !== "object" || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]) => {
    if (key === "$ref") return [key, `#/$defs/${nameOf(value)}`];
    if (key === "description") return [key, described(value)];
    if (key === "type") return [key, integers(value)];
    if (key === "items" && Array.isArray(value)) return ["prefixItems", adapted(value)];
    if (key === "properties")
      return [key, Object.fromEntries(Object.entries(value).map(([name, part]) => [name, adapted(part)]))];
    return [key, adapted(value)];
  });
  return Object.fromEntries(entries);
}

function integers(type) {
  return Array.isArray(type) ? type.map(integers) : type === "number" ? "integer" : type;
}

function described(text) {
  const link = /\[`([^`\]]+)`\](\([^)]*\))?/g;
  const plain = text.replace(link, (_, name) => `\`${name.replaceAll("::", ".")}\``);
  return plain.replaceAll("`None`", "null").replace(/\s+/g, " ").trim();
}

function nameOf(ref) {
  return decodeURIComponent(ref.slice(reference.length));
}

/** Returns the names of all definitions that a schema refers to, in order. */
function used(schema, definitions, found = new Set()) {
  JSON.stringify(schema, (key, value) => {
    if (key === "$ref" && !found.has(nameOf(value))) {
      found.add(nameOf(value));
      used(definitions[nameOf(value)], definitions, found);
    }
    return value;
  });
  return [...found].sort();
}

/** Returns the whole schema of an answer. */
function whole(title, schema, definitions) {
  const names = used(schema, definitions);
  const defs = Object.fromEntries(names.map((name) => [name, adapted(definitions[name])]));
  const { description, ...rest } = adapted(schema);
  return { $schema: dialect, title, description, ...rest, ...(names.length > 0 && { $defs: defs }) };
}

function write(folder, name, schema) {
  writeFileSync(join(folder, `${name}.schema.json`), `${JSON.stringify(schema, null, 1)}\n`);
}

const folder = process.argv[2];
if (folder === undefined) throw new Error("name the folder for the schemas");
mkdirSync(folder, { recursive: true });
const definitions = { ...definitionsOf("Answers"), ...definitionsOf("ErrorDocument"), Message: sentence };
for (const [command, schema] of Object.entries(definitions.Answers.properties)) {
  write(folder, command.replaceAll(" ", "-"), whole(`Answer of drawmaster ${command} --json`, schema, definitions));
}
write(folder, "error", whole("Error of drawmaster --json", definitions.ErrorDocument, definitions));
