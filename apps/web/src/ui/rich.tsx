import type { MessagePart } from '@udaya/messages/runtime';
import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react';

/** A message with places that are more than text: `{#name}words{/name}`, or `{#name/}` for what has no words of its own. */
interface RichMessage<Inputs, Name extends string> {
  parts: (inputs: Inputs) => MessagePart[];
  readonly __paraglide?: { markup: Record<Name, unknown> };
}

interface Props<Inputs, Name extends string> {
  message: RichMessage<Inputs, Name>;
  inputs: Inputs;
  /** What each place is: a link, an emphasis. It gets its words as children. */
  places: { [one in Name]: ReactElement };
}

/** A sentence with links or emphasis in it, whole in the catalogue, so that each language puts them where they belong. */
export function Rich<Inputs, Name extends string>({ message, inputs, places }: Props<Inputs, Name>) {
  return richNodes(message.parts(inputs), places);
}

/** The parts of a message as nodes; a place that is not known shows its words alone. */
export function richNodes(
  parts: readonly MessagePart[],
  places: Readonly<Record<string, ReactElement>>,
): ReactNode {
  const open: { name: string; nodes: ReactNode[] }[] = [{ name: '', nodes: [] }];
  const put = (node: ReactNode) => {
    const nodes = open.at(-1)?.nodes;
    nodes?.push(<Fragment key={nodes.length}>{node}</Fragment>);
  };
  const show = (name: string, words?: ReactNode[]) => {
    const place = places[name];
    if (!place) put(words);
    else put(words ? cloneElement(place, undefined, words) : place);
  };
  for (const part of parts) {
    if (part.type === 'text') put(part.value);
    else if (part.type === 'markup-start') open.push({ name: part.name, nodes: [] });
    else if (part.type === 'markup-standalone') show(part.name);
    else {
      const closed = open.pop();
      if (closed) show(closed.name, closed.nodes);
    }
  }
  return <>{open[0]?.nodes}</>;
}
