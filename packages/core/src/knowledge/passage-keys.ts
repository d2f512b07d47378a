import { isChildBand, type RowAgeBand } from './age-band.ts';
import { type Planet, type Position, planets, positions } from './passage.ts';

/** What a passage is of a part: what somebody is like, or what helps. */
export const passageKinds = ['portrait', 'help'] as const;
export type PassageKind = (typeof passageKinds)[number];

/** Further wordings say the same in another scene. */
export const passageWordings = [1, 2, 3] as const;
export type PassageWording = (typeof passageWordings)[number];

/** The planet and the position that a passage is of. */
export interface PassagePair {
  planet: Planet;
  position: Position;
}

/** What tells one passage of a pair from another. */
export interface PassageSlot extends PassagePair {
  kind: PassageKind;
  ageBand: RowAgeBand;
  wording: PassageWording;
}

/** What a row of a band is where nothing says it: what helps at an age of a child, else a portrait. */
export const usualKind = (ageBand: RowAgeBand): PassageKind => (isChildBand(ageBand) ? 'help' : 'portrait');

/** The key of a pair, under which the first wording of the usual kind stands. */
export const pairKey = ({ planet, position }: PassagePair): string => `${planet} ${position}`;

/** The key of a passage: that of its pair (`Sun 1`), and where it is not the usual kind or wording what it is (`Sun 1 portrait 2`). */
export function passageKey({ planet, position, kind, ageBand, wording }: PassageSlot): string {
  const pair = pairKey({ planet, position });
  if (wording === 1) return kind === usualKind(ageBand) ? pair : `${pair} ${kind}`;
  return `${pair} ${kind} ${wording}`;
}

type KeyParts = PassagePair & { kind: PassageKind | undefined; wording: PassageWording };

const parts = new Map<string, KeyParts>(
  planets.flatMap((planet) =>
    positions.flatMap((position) => {
      const key = pairKey({ planet, position });
      return [
        [key, { planet, position, kind: undefined, wording: 1 }] as const,
        ...passageKinds.flatMap((kind) =>
          passageWordings.map(
            (wording) =>
              [
                wording === 1 ? `${key} ${kind}` : `${key} ${kind} ${wording}`,
                { planet, position, kind, wording },
              ] as const,
          ),
        ),
      ];
    }),
  ),
);

/** Every key of a passage, pair by pair. */
export const passageKeys: readonly string[] = [...parts.keys()];

/** Whether a key names a passage. */
export const isPassageKey = (key: string): boolean => parts.has(key);

/** The pair that a passage is of; undefined for any other text. */
export const placeOfKey = (key: string): PassagePair | undefined => parts.get(key);

/** What texts under a key belong together with: the pair of a passage; of any other text the key itself. */
export function groupOfKey(key: string): string {
  const place = placeOfKey(key);
  return place ? pairKey(place) : key;
}

/** The keys of all passages of a pair. */
export const keysOfPair = (pair: PassagePair): string[] =>
  passageKeys.filter((key) => `${key} `.startsWith(`${pairKey(pair)} `));

/** What a row is among the passages; undefined for any other text. */
export function slotOf({ key, ageBand }: { key: string; ageBand: RowAgeBand }): PassageSlot | undefined {
  const found = parts.get(key);
  return found && { ...found, kind: found.kind ?? usualKind(ageBand), ageBand };
}

/** Whether a row says what helps. */
export const isHelp = (row: { key: string; ageBand: RowAgeBand }): boolean => slotOf(row)?.kind === 'help';
