/** Something that stands in the way of a backup or of a restore, as a sentence for the operator. */
export class BackupError extends Error {}
