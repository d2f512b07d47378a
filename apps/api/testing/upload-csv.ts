/** A text that the checklist finds nothing in. */
export const kindText =
  'This child likes quiet mornings and a slow start. Give one clear task, wait for the answer, and say what went well. ' +
  'Reading together for a few minutes helps more than a long talk. A friend who visits often makes it easy to share toys. ' +
  'When plans change, tell it early, in short sentences. Praise the effort, not the result, and keep bedtime calm and the same every day.';

/** A file of rows below the usual heading. */
export const csvOf = (...rows: string[]) =>
  ['planet,position,descriptionTitle,description', ...rows, ''].join('\r\n');

/** A row of a file. */
export const csvRow = (planet: string, position: number | string, title = 'A quiet start', text = kindText) =>
  `${planet},${position},"${title.replaceAll('"', '""')}","${text.replaceAll('"', '""')}"`;
