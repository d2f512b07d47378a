import type { Route } from '@udaya/contract/route';
import { type CallInput, callForFile } from './call.ts';
import { unexpectedReply, unreachable } from './failed-call.ts';
import { fileNameOf } from './file-name.ts';

/** Fetches a file and hands it to the browser under the name that the server gave it. */
export async function downloadFile<R extends Route>(
  route: R,
  input: CallInput<R>,
  fallbackName: string,
): Promise<void> {
  const response = await callForFile<Route>(route, input);
  // Not the promised file: the page of a network that wants a login, say.
  if (route.replyFile && !response.headers.get('content-type')?.startsWith(route.replyFile))
    throw unexpectedReply(response, undefined);
  const file = await response.blob().catch((cause: unknown) => {
    throw unreachable(cause);
  });
  saveFile(file, fileNameOf(response.headers.get('content-disposition')) ?? fallbackName);
}

/** Hands a file to the browser under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
