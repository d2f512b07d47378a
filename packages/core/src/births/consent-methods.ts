/**
 * By which way the consent to somebody's birth details came: ticked by the person, a parent or a guardian; by staff of a group who say that they
 * have it; on a group's public form; or by a row of an uploaded file.
 */
export const consentMethods = ['self', 'staff', 'form', 'file'] as const;
export type ConsentMethod = (typeof consentMethods)[number];
