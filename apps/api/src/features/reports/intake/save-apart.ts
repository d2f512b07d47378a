import * as z from 'zod/mini';
import { blindIndex } from '../../../platform/crypto/blind-index.ts';
import { seal, unseal } from '../../../platform/crypto/seal.ts';
import type { Queryable } from '../../../platform/database/handles.ts';
import { insertAnswers, insertPeople } from './store-people.ts';

/** Name, address and contact of whom a report is about, as forms of a group ask for them; what a form does not ask stays out. */
export interface PersonDetails {
  firstName?: string;
  lastName?: string;
  address1?: string;
  address2?: string;
  state?: string;
  zipCode?: string;
  country?: string;
  /** The dialling code, as the wire calls it. */
  countryCode?: string;
  /** 8 to 11 digits. */
  mobile?: string;
  email?: string;
  /** 12 digits or ''. */
  aadharNumber?: string;
  /** 3 to 9 letters or digits, or ''. */
  passportNumber?: string;
}

const text = z._default(z.string(), '');
const SealedPerson = z.object({
  firstName: text,
  lastName: text,
  address1: text,
  address2: text,
  state: text,
  zipCode: text,
  country: text,
  diallingCode: text,
  mobile: text,
  email: text,
  /** How an Aadhaar number ends; '' where none was given. */
  aadhaarLastFour: text,
  passportNumber: text,
});
/** What is kept of a person in one sealed JSON; '' where nothing was given. */
export type SealedPerson = z.output<typeof SealedPerson>;

/** What is kept of a person beside the report: in no list, PDF, filter, prompt or log. */
export interface ApartDetails {
  /** Seals person and answers, each for its row. */
  key: Buffer;
  person?: PersonDetails;
  /** Sensitive answers, an IQ level among them, kept as one sealed JSON; undefined where there are none. */
  answers?: object | undefined;
}

/** Stores what is kept apart of these reports, in their transaction. */
export async function saveApart(
  tx: Queryable,
  all: readonly { reportId: string; apart: ApartDetails | undefined }[],
): Promise<void> {
  await insertPeople(
    tx,
    all.flatMap(({ reportId, apart }) =>
      apart?.person ? [{ reportId, detailsSealed: sealPerson(apart.key, reportId, kept(apart.person)) }] : [],
    ),
  );
  await insertAnswers(
    tx,
    all.flatMap(({ reportId, apart }) =>
      apart?.answers
        ? [
            {
              reportId,
              answersSealed: seal(apart.key, JSON.stringify(apart.answers), answersBinding(reportId)),
            },
          ]
        : [],
    ),
  );
}

function kept({ countryCode, aadharNumber, passportNumber, ...named }: PersonDetails): Partial<SealedPerson> {
  return {
    ...named,
    diallingCode: countryCode,
    aadhaarLastFour: aadharNumber?.slice(-4),
    passportNumber: passportNumber?.toUpperCase(),
  };
}

/** Seals what is kept of the person of a report, for its row. */
export function sealPerson(key: Buffer, reportId: string, person: Partial<SealedPerson>): Buffer {
  return seal(key, JSON.stringify(person), detailsBinding(reportId));
}

/** The person that `saveApart` sealed; undefined where a key that is gone sealed it. */
export function openPerson(key: Buffer, reportId: string, sealed: Buffer): SealedPerson | undefined {
  const details = opened(key, sealed, detailsBinding(reportId));
  return details === undefined ? undefined : SealedPerson.parse(JSON.parse(details));
}

/** The answers that `saveApart` sealed; undefined where a key that is gone sealed them. */
export function openAnswers(key: Buffer, reportId: string, sealed: Buffer): unknown {
  const answers = opened(key, sealed, answersBinding(reportId));
  return answers === undefined ? undefined : JSON.parse(answers);
}

/** A mobile number that lists are narrowed by: what sealed ones are found by, and its digits for those of accounts. */
export interface AskedMobile {
  index: string;
  /** Without leading zeros. */
  digits: string;
}

/** A mobile number as it is searched: the whole number, however it was spaced, with or without the 0 before it. */
export function askMobile(key: Buffer, mobile: string): AskedMobile {
  const digits = mobile.replace(/\D/g, '').replace(/^0+/, '');
  return { index: blindIndex(key, 'mobile', digits), digits };
}

function opened(key: Buffer, sealed: Buffer, binding: string): string | undefined {
  try {
    return unseal(key, sealed, binding);
  } catch {
    return undefined;
  }
}

/** The passport number as an earlier version sealed it; '' where a key that is gone sealed it. */
export function openPassport(key: Buffer, reportId: string, sealed: Buffer): string {
  return opened(key, sealed, `report_people/${reportId}/passport`) ?? '';
}

const answersBinding = (reportId: string) => `report_sensitive/${reportId}/answers`;
const detailsBinding = (reportId: string) => `report_people/${reportId}/details`;
