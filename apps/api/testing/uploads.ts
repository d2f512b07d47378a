import { uploads } from '@udaya/contract/uploads';
import type { Answer, Person } from './world.ts';

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
