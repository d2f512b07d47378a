import { uploads } from '@udaya/contract/uploads';
import type { Answer, Person } from './world.ts';

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

interface SentForm {
  reportType?: string;
  fileName?: string;
  /** Sends the file before the type. */
  fileFirst?: boolean;
}

/** Sends a file to be checked. */
export async function sendFile(
  origin: string,
  { token }: Pick<Person, 'token'>,
  file: string | Uint8Array<ArrayBuffer> | undefined,
  { reportType = 'Child', fileName = 'texts.csv', fileFirst = false }: SentForm = {},
): Promise<Answer<typeof uploads.validate>> {
  const form = new FormData();
  const addFile = () => file !== undefined && form.append('report', new File([file], fileName));
  if (fileFirst) addFile();
  if (reportType) form.append('reportType', reportType);
  if (!fileFirst) addFile();
  const response = await fetch(`${origin}/api${uploads.validate.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const body = (await response.json()) as never;
  return { status: response.status, headers: response.headers, body, failure: body };
}
