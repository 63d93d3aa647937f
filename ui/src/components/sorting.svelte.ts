// The order of a table's rows: by a column, upwards or downwards, or as they come.

/** What a column has in a row. Nulls and empty texts come last in both directions. */
export type SortValue = string | number | null;

export class Sorting<Column extends string | number> {
  column = $state<Column | null>(null);
  down = $state(false);

  /** Sorts by a column, or downwards if its best values are its highest; the second time the other way; the third time not at all. */
  by(column: Column, downFirst = false): void {
    if (column !== this.column) [this.column, this.down] = [column, downFirst];
    else if (this.down === downFirst) this.down = !downFirst;
    else [this.column, this.down] = [null, false];
  }

  /** Returns the direction of a column's head for screen readers; undefined for the columns that do not decide. */
  direction(column: Column): "ascending" | "descending" | undefined {
    if (column !== this.column) return undefined;
    return this.down ? "descending" : "ascending";
  }

  /** Returns the rows in order. Rows that are equal stay in their order. */
  sorted<Row>(rows: Row[], valueOf: (row: Row, column: Column) => SortValue): Row[] {
    const { column, down } = this;
    if (column === null) return rows;
    const collator = new Intl.Collator(document.documentElement.lang || undefined, { numeric: true });
    const sign = down ? -1 : 1;
    const missing = (value: SortValue): boolean => value === null || value === "";
    return rows
      .map((row) => ({ row, value: valueOf(row, column) }))
      .sort((a, b) => {
        if (missing(a.value) || missing(b.value)) return Number(missing(a.value)) - Number(missing(b.value));
        return (
          sign *
          (typeof a.value === "number" && typeof b.value === "number"
            ? a.value - b.value
            : collator.compare(String(a.value), String(b.value)))
        );
      })
      .map(({ row }) => row);
  }
}
