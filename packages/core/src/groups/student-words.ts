import { yearsBetween } from '../births/calendar-date.ts';
import type { StudentClass } from './person-words.ts';

/** Under which name the report of a student stands: the student ID, then class and section, as in 'S-1042 (10th Standard A)'. */
export function studentName(student: { studentId: string; studentClass: string; section: string }): string {
  return `${student.studentId} (${student.studentClass} ${student.section})`;
}

/** The ages at which somebody is in a class, generously: three years before its usual one, and five after it. */
const agesOf: Record<StudentClass, { from: number; to: number }> = {
  '9th Standard': { from: 11, to: 19 },
  '10th Standard': { from: 12, to: 20 },
  '11th Standard': { from: 13, to: 21 },
  '12th Standard': { from: 14, to: 22 },
};

/** How many whole years old a student would be, where that is no age for the class; days are yyyy-MM-dd. */
export function unlikelyAge(
  studentClass: StudentClass,
  dateOfBirth: string,
  today: string,
): number | undefined {
  const years = yearsBetween(dateOfBirth, today);
  const { from, to } = agesOf[studentClass];
  return years < from || years > to ? years : undefined;
}

/** What tells student IDs apart: not their case or width, no spaces or signs that are not seen, and any dash is a hyphen. */
export function studentIdKey(studentId: string): string {
  return studentId
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-');
}

/** What receipt numbers are made of: nothing that is taken for something else, no vowels, so that no words come about, and no R, which begins each. */
export const receiptAlphabet = '23456789BCDFGHJKLMNPQSTVWXZ';
/** How many characters of it a receipt number has. */
export const receiptLength = 8;

/** The receipt number of a student's entry, from its characters: 'R-7KQ4-M2XD'. */
export function writeReceipt(characters: string): string {
  return `R-${characters.slice(0, 4)}-${characters.slice(4)}`;
}

/** A receipt number as somebody typed it, in its proper form; undefined for what is none. */
export function readReceipt(typed: string): string | undefined {
  const characters = typed.toUpperCase().replaceAll(/[\s-]/g, '').replace(/^R/, '');
  const isOne =
    characters.length === receiptLength &&
    Array.from(characters).every((one) => receiptAlphabet.includes(one));
  return isOne ? writeReceipt(characters) : undefined;
}
