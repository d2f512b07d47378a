import { sha256 } from '../apps/api/src/platform/crypto/sha256.ts';
import type { ModelRequest } from '../packages/core/src/writing/answer.ts';
import { buildRequests, canonicalRequest, type Prompt } from '../packages/core/src/writing/build-requests.ts';
import type { FactsPack } from '../packages/core/src/writing/facts-pack.ts';
import { packFacts } from '../packages/core/src/writing/pack-facts.ts';
import type { WriterMode } from '../packages/core/src/writing/writer-modes.ts';
import { asAskedFirst } from './as-asked-first.ts';
import type { ComposedBirth } from './compose-births.ts';

/** What a request asks for. */
export const askedKinds = ['prose', 'plan'] as const;
export type AskedKind = (typeof askedKinds)[number];

/** A request with the hash by which its answer is found. */
export interface AskedRequest {
  asks: AskedKind;
  hash: string;
  request: ModelRequest;
}

/** A composed birth with what a model is told and asked of it. */
export interface AskedBirth extends ComposedBirth {
  pack: FactsPack;
  requests: AskedRequest[];
}

/** Packs the facts of each birth and builds its requests, as the product does. */
export function askBirths(
  births: readonly ComposedBirth[],
  { prompt, mode }: { prompt: Prompt; mode: WriterMode },
): AskedBirth[] {
  return births.map((one) => {
    const { facts, texts, birth } = one;
    const pack = packFacts(one.content, { facts, texts, reportType: birth.reportType, mode });
    const requested = buildRequests(prompt, pack);
    const built = prompt.version === `${mode}/1` ? asAskedFirst(requested, pack, facts) : requested;
    const requests = askedKinds.flatMap((asks) => {
      const request = built[asks];
      return request ? [{ asks, request, hash: sha256(canonicalRequest(request)) }] : [];
    });
    return { ...one, pack, requests };
  });
}
