/** The rows of a comma-separated file, its heading left out. Cells may be quoted, with quotes doubled in them. */
export function readCsvRows(file: string): string[][] {
  const rows: string[][] = [[]];
  for (const [found, quoted, plain, end] of file.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\r?\n|$)/g)) {
    if (found === '') break;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end !== ',') rows.push([]);
  }
  return rows.slice(1).filter((row) => row.length > 1);
}
