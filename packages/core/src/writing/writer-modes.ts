/** What a model writes: the template around the passages, which stand verbatim; or all of it. */
export const writerModes = ['frame', 'full'] as const;
export type WriterMode = (typeof writerModes)[number];
