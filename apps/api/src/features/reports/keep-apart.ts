import { seal, unseal } from '../../platform/crypto/seal.ts';
import type { Queryable } from '../../platform/database/handles.ts';
import { insertAnswers, insertPerson } from './store-people.ts';

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
  email?: string;
  /** 12 digits or ''. */
  aadharNumber?: string;
  /** 3 to 9 letters or digits, or ''. */
  passportNumber?: string;
}

/** What is kept of a person beside the report: in no list, PDF, filter, prompt or log. */
export interface KeptApart {
  /** Seals answers and passport number, each for its row. */
  key: Buffer;
  person?: PersonDetails;
  /** Sensitive answers, an IQ level among them, kept as one sealed JSON; undefined where there are none. */
  answers?: object | undefined;
}

/** Stores what is kept apart, in the transaction of its report. */
export async function keepApart(
  tx: Queryable,
  reportId: string,
  { key, person, answers }: KeptApart,
): Promise<void> {
  if (person) {
    const { countryCode, aadharNumber = '', passportNumber = '', ...named } = person;
    await insertPerson(tx, {
      reportId,
      ...named,
      ...(countryCode === undefined ? {} : { diallingCode: countryCode }),
      ...(aadharNumber === '' ? {} : { aadhaarGiven: true, aadhaarLastFour: aadharNumber.slice(-4) }),
      ...(passportNumber === ''
        ? {}
        : { passportSealed: seal(key, passportNumber.toUpperCase(), passportBinding(reportId)) }),
    });
  }
  if (answers)
    await insertAnswers(tx, reportId, seal(key, JSON.stringify(answers), answersBinding(reportId)));
}

/** The answers that `keepApart` sealed; undefined where a key that is gone sealed them. */
export function openAnswers(key: Buffer, reportId: string, sealed: Buffer): unknown {
  try {
    return JSON.parse(unseal(key, sealed, answersBinding(reportId)));
  } catch {
    return undefined;
  }
}

const answersBinding = (reportId: string) => `report_sensitive/${reportId}/answers`;
const passportBinding = (reportId: string) => `report_people/${reportId}/passport`;
