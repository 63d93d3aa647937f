// A reporter for `cargo xtask window`: one line of JSON for each test with its time, and for each note of a test.
export default async function* records(events) {
  for await (const { type, data } of events) {
    // A suite's time is that of its tests.
    const isTest = (type === "test:pass" || type === "test:fail") && data.details.type !== "suite";
    if (isTest)
      yield line({
        test: data.name,
        milliseconds: Math.round(data.details.duration_ms),
        skipped: data.skip !== undefined,
      });
    // The runner's own counts belong to no file.
    if (type === "test:diagnostic" && data.file) yield line({ note: data.message });
  }
}

const line = (record) => `${JSON.stringify(record)}\n`;
