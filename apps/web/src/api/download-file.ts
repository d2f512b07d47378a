import type { Route } from '@udaya/contract/route';
import { callForFile, type CallInput } from './call.ts';
import { fileNameOf } from './file-name.ts';

/** Fetches a file and hands it to the browser under the name that the server gave it. */
export async function downloadFile<R extends Route>(
  route: R,
  input: CallInput<R>,
  fallbackName: string,
): Promise<void> {
  const response = await callForFile<Route>(route, input);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(response.headers.get('content-disposition')) ?? fallbackName;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
