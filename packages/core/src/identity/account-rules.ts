/**
 * Letters and marks of any script, digits and spaces, and where there is anything, a letter or a digit; the joiners that Indic
 * scripts write between letters belong to them.
 */
export const personName = /^(?:|[\p{M} \u200c\u200d]*[\p{L}\p{N}][\p{L}\p{M}\p{N} \u200c\u200d]*)$/u;

/**
 * The same for somebody whom a group looks after, with an apostrophe, hyphen or full stop between letters: O'Neil, Mary-Ann, Dr. Rao. At least
 * one letter is among them.
 */
export const groupPersonName =
  /^(?:|(?=.*\p{L})[\p{M} \u200c\u200d]*[\p{L}\p{M}\p{N}\u200c\u200d]+(?:(?:(?<=[\p{L}\p{M}])['’.-] ?(?=\p{L})| +)[\p{L}\p{M}\p{N}\u200c\u200d]+)* *)$/u;

/** Letters, digits and @ & $ _ -, beginning with a letter or digit. */
export const usernamePattern = /^[A-Za-z0-9][A-Za-z0-9@&$_-]*$/;

/** 8 to 11 digits. */
export const mobilePattern = /^\d{8,11}$/;

/** A country's dialling code, with or without the plus. */
export const diallingCodePattern = /^\+?\d{1,7}$/;

/** 12 digits. */
export const aadhaarPattern = /^\d{12}$/;
/** 3 to 9 letters or digits. */
export const passportPattern = /^[A-Za-z0-9]{3,9}$/;

/** On save of a profile: an empty text keeps the number that is stored, '0' removes it. */
export const removesNumber = '0';

/** How many characters a first name has; a last name has at most as many. */
export const nameLimits = { min: 3, max: 30 } as const;
/** How many characters a username has. */
export const usernameLimits = { min: 6, max: 30 } as const;
/** How many characters a password has. */
export const passwordLimits = { min: 6, max: 30 } as const;
/** How many characters the first line of an address has. */
export const addressLimits = { min: 10, max: 350 } as const;

/** Code points: the count under which ரவி and राम have the three characters of their spelling. */
export function countCodePoints(text: string): number {
  return Array.from(text).length;
}

/** The length of a password as its limits count it: code points of its NFKC form. */
export function passwordLength(password: string): number {
  return countCodePoints(password.normalize('NFKC'));
}

/** A session that nobody uses ends after so many minutes. */
export const idleMinutes = 120;
/** A session ends after so many minutes in any case. */
export const absoluteMinutes = 720;

/** Why a password is easy to guess: many use it, it holds what others know of its owner, or it is made of words that others expect. */
export const weaknesses = ['common', 'personal', 'expected'] as const;
export type Guessable = (typeof weaknesses)[number];
