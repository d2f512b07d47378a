/** An error of a row, as every file of ours is told about. */
export interface FileError {
  rowNo: number;
  columnNo: number;
  currentValue: string;
  expectedValue: string;
  description: string;
  columnName: string;
  cause: string;
}

/** The columns of the errors, each of which can order them. */
export const errorSorts = ['rowNo', 'columnNo', 'currentValue', 'expectedValue', 'description'] as const;

export interface ErrorOrder {
  by: (typeof errorSorts)[number];
  down: boolean;
}

/** Errors in an order; those that are alike in it, as they stand in the file. */
export function sortErrors(errors: readonly FileError[], { by, down }: ErrorOrder): FileError[] {
  const sign = down ? -1 : 1;
  return errors.toSorted((one, other) => {
    const [left, right] = [one[by], other[by]];
    const first =
      typeof left === 'number' && typeof right === 'number'
        ? left - right
        : String(left).localeCompare(String(right), undefined, { numeric: true });
    return sign * first || one.rowNo - other.rowNo || one.columnNo - other.columnNo;
  });
}
