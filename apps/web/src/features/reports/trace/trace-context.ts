import { createContext, type ReactNode } from 'react';

/** A text of the reading as it is to be shown. */
export interface ShownText {
  lang: string;
  text: string;
  frame?: boolean | undefined;
}

/** Shows a text with where its sentences come from; undefined as long as nobody asks for that. */
export const TraceContext = createContext<((shown: ShownText) => ReactNode | undefined) | undefined>(
  undefined,
);
