import { Anchor } from '@mantine/core';
import { tappableNumbers } from '@udaya/core/reports/helplines';

const numbers = new RegExp(`\\b(${tappableNumbers.join('|')})\\b`);

/** A text whose helplines can be tapped to call them. */
export function Tappable({ text }: { text: string }) {
  const pieces = text.split(numbers);
  return (
    <>
      {pieces.map((piece, index) =>
        // What a split captures stands between the others.
        index % 2 === 0 ? (
          piece
        ) : (
          <Anchor
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have nothing but their order
            key={index}
            href={`tel:${piece.replaceAll(/[ -]/g, '')}`}
            underline="always"
            fw={600}
            fz="inherit"
            c="inherit"
          >
            {piece}
          </Anchor>
        ),
      )}
    </>
  );
}
