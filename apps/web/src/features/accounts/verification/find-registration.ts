import * as z from 'zod/mini';
import { dropDraft, readDraft, saveDraft } from '../../../api/draft-store.ts';
import { verificationDraft } from './pending-verification.ts';

/** What proves that an account was registered here, and what was typed before there was one: drafts by their names. */
export interface Registration {
  pendingToken: string;
  typed: Record<string, unknown>;
}

const Word = z.union([
  z.object({ kind: z.literal('asking'), username: z.string() }),
  z.object({
    kind: z.literal('registered'),
    username: z.string(),
    pendingToken: z.string(),
    typed: z.record(z.string(), z.unknown()),
  }),
]);
type Word = z.infer<typeof Word>;

const channelName = 'udaya.registration';
/** How long the tab that registered may take to answer, in milliseconds. */
const timeoutMs = 600;
/** The birth whose sky was looked at before there was an account. */
export const firstBirth = 'birth';

function openChannel(onWord: (word: Word) => void) {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName);
  channel?.addEventListener('message', ({ data }) => {
    const word = Word.safeParse(data);
    if (word.success) onWord(word.data);
  });
  return {
    post: (word: Word) => channel?.postMessage(word),
    close: () => channel?.close(),
  };
}

/** The registration of an account in this tab. */
function ownRegistration(username: string): Registration | undefined {
  const { pendingToken, ...pending } = verificationDraft.read() ?? {};
  if (!pendingToken || pending.username?.toLowerCase() !== username.toLowerCase()) return undefined;
  const birth = readDraft(firstBirth);
  return { pendingToken, typed: birth === undefined ? {} : { [firstBirth]: birth } };
}

/** The tab that registered tells the page of its mail's link, in this browser, until the returned function is called. */
export function answerForRegistration(): () => void {
  const { post, close } = openChannel((word) => {
    const own = word.kind === 'asking' ? ownRegistration(word.username) : undefined;
    if (own) post({ kind: 'registered', username: word.username, ...own });
  });
  return close;
}

/** The registration of an account in this browser: of this tab, or of the one that waits for the mail. */
export async function findRegistration(username: string): Promise<Registration | undefined> {
  const own = ownRegistration(username);
  if (own) return own;
  const found = Promise.withResolvers<Registration | undefined>();
  const { post, close } = openChannel((word) => {
    if (word.kind === 'registered' && word.username === username) found.resolve(word);
  });
  setTimeout(() => found.resolve(undefined), timeoutMs);
  post({ kind: 'asking', username });
  const registration = await found.promise;
  close();
  return registration;
}

/** What was typed before there was an account goes on in this tab; the registration itself is over. */
export function adoptTyped({ typed }: Registration): void {
  for (const [name, draft] of Object.entries(typed)) saveDraft(name, draft);
  dropDraft('register');
  verificationDraft.drop();
}
