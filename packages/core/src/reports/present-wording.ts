import type { SlotKind } from '../writing/facts-pack.ts';
import { listAllPlaces, type Place } from '../writing/list-places.ts';
import type { ReportContent, Writer } from './report-content.ts';

/** What a model did in a report, as values. */
export interface PresentedWording
  extends Pick<
    Extract<Writer, { kind: 'model' }>,
    'provider' | 'model' | 'mode' | 'promptVersion' | 'checksVersion'
  > {
  /** Where words of the model stand. */
  worded: SlotKind[];
  /** It stands nowhere but there. */
  everywhere: boolean;
  /** It was told an age band; and signs of the zodiac, as by the first prompts. */
  toldAge: boolean;
  toldSigns: boolean;
  /** Sentences of the texts that it worded, and those of them that are a row's own, since the model's did not pass. */
  sentences: number;
  own: number;
}

/** What a model did in a report; undefined where the composer alone wrote it. */
export function presentWording(content: ReportContent): PresentedWording | undefined {
  const { writer } = content.manifest;
  if (writer.kind !== 'model') return undefined;
  const places = listAllPlaces(content);
  const sentences = places.flatMap(({ piece }) => piece.sentences ?? []);
  const isWorded = ({ piece }: Place) => piece.sentences?.some(({ fallback }) => !fallback) ?? false;
  return {
    provider: writer.provider,
    model: writer.model,
    mode: writer.mode,
    promptVersion: writer.promptVersion,
    checksVersion: writer.checksVersion,
    worded: [...new Set(places.filter(isWorded).map(({ kind }) => kind))],
    everywhere: places.every(isWorded),
    toldSigns: writer.promptVersion === `${writer.mode}/1`,
    toldAge: (content.frame?.ageBand ?? null) !== null,
    sentences: sentences.length,
    own: sentences.filter(({ fallback }) => fallback).length,
  };
}
