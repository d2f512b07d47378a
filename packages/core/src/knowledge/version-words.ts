/**
 * Where a version of a knowledge base comes from: the product's own files, an uploaded file, one edited entry, an earlier version that
 * holds again, what was chosen of texts that the product offered, what the product ships and nobody had yet (`supplement`), or drafts of a model
 * that somebody read and approved.
 */
export const versionSources = [
  'shipped',
  'upload',
  'edit',
  'rollback',
  'choice',
  'supplement',
  'draft',
] as const;
export type VersionSource = (typeof versionSources)[number];

/** `offered`: what the product ships beside texts of the admin's own waits for a choice; `answered`: it was chosen from, or declined. */
export const versionStates = ['published', 'offered', 'answered'] as const;
export type VersionState = (typeof versionStates)[number];

/** The most characters of a title and of a description. */
export const textLimits = { title: 150, description: 4000 } as const;
