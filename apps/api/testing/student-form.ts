import { captchas } from '@udaya/contract/captcha';
import { students } from '@udaya/contract/students';
import { makeGroup } from '../src/demo/make.ts';
import type { World } from './world.ts';

let count = 0;

/** The public form of a group, a new one unless one is given, and what a student sends by it. */
export async function studentForm(
  w: Pick<World, 'call' | 'db' | 'captchaAnswer'>,
  given?: { id: string; formToken: string },
) {
  const group = given ?? (await makeGroup(w.db, { type: 'UNIVERSITY' }));
  const groupToken = group.formToken;
  let placeId: string | undefined;

  async function place(country = 'IN', name = 'Tirunelveli'): Promise<string> {
    const { token } = (await w.call(students.makePlacesToken, { query: { groupToken } })).body;
    const query = { country, place: name, token };
    const [found] = (await w.call(students.searchPlaces, { query })).body;
    if (!found) throw new Error(`${name} is not in the gazetteer.`);
    return found.place_id;
  }

  /** A new captcha with its right answer. */
  async function captcha() {
    const { captchaToken } = (await w.call(captchas.draw)).body;
    return { captchaToken, userCaptcha: w.captchaAnswer };
  }

  /** What the form sends, with a student ID and a captcha of its own. */
  async function filledIn(change: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
    placeId ??= await place();
    count += 1;
    return {
      groupToken,
      studentId: `S-${count}`,
      medium: 'English',
      studentClass: '10th Standard',
      section: 'A',
      dateOfBirth: '2011-05-24',
      timeOfBirth: '07:42 PM',
      timeAccuracy: 'exact',
      birthCountry: 'IN',
      placeId,
      gender: 'Female',
      birthType: 'Natural',
      consent: true,
      ...(await captcha()),
      ...change,
    };
  }

  const send = async (body: Record<string, unknown>, key?: string) =>
    w.call(students.apply, { body, ...(key ? { headers: { 'idempotency-key': key } } : {}) });

  return {
    group,
    groupToken,
    place,
    captcha,
    filledIn,
    send,
    /** Fills the form in and sends it. */
    apply: async (change?: Record<string, unknown>) => send(await filledIn(change)),
    stateOf: async (receipt: string) => w.call(students.readState, { query: { groupToken, receipt } }),
  };
}

export type StudentForm = Awaited<ReturnType<typeof studentForm>>;
