import { groupConsents } from '@udaya/contract/group-consents';
import { product } from '@udaya/contract/product';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coversModel } from '../src/features/reports/intake/new-consent.ts';
import { requestReport } from '../testing/request-report.ts';
import { type StaffedGroup, staffedGroup } from '../testing/staffed-group.ts';
import { studentForm } from '../testing/student-form.ts';
import { type World, world } from '../testing/world.ts';

const named = {
  LLM_PROVIDER: 'openai-compatible',
  LLM_BASE_URL: 'http://127.0.0.1:9/v1',
  LLM_MODEL: 'wordsmith-1',
  LLM_PROVIDER_NAME: 'Example AI',
  LLM_REGION: 'Mumbai',
  LLM_RETENTION: 'thirty days',
};
const notice =
  'A language model from Example AI, in Mumbai, helps to word the report. It is sent traits, an age band and our texts for this birth chart, but no signs of the zodiac, no name, no date, no time and no place. Anyone who knows all our texts could tell from them roughly when the birth was. How long Example AI keeps what it receives: thirty days.';

const consentsOf = async ({ pool }: World, where: string) =>
  (
    await pool.query<{ wording: string; wording_version: string }>(
      `select wording, wording_version from consents c join reports r on r.id = c.report_id where ${where} order by given_at`,
    )
  ).rows;

describe('with a language model', () => {
  let w: World;
  beforeAll(async () => {
    w = await world(named);
  });
  afterAll(async () => w.close());

  it('the pages learn whose it is, where it runs and how long it keeps what it is sent', async () => {
    expect((await w.call(product.readInfo)).body.languageModel).toEqual({
      provider: 'Example AI',
      region: 'Mumbai',
      retention: 'thirty days',
    });
  });

  it('a consent names it, word for word, whichever way it comes', async () => {
    const id = await requestReport(await w.person('user'), { name: 'Own' });
    const [own] = await consentsOf(w, `r.id = '${id}'`);
    expect(own?.wording).toMatch(/^I am this person, .* used to prepare the report\. A language model/);
    expect(own?.wording.endsWith(notice)).toBe(true);
    expect(own?.wording_version).toBe('2+model-2');
    const form = await studentForm(w);
    expect((await form.send(await form.filledIn())).status).toBe(200);
    const [student] = await consentsOf(w, `c.method = 'form'`);
    expect(student?.wording.endsWith(notice)).toBe(true);
    const consent = {
      wording: own?.wording ?? '',
      wordingVersion: own?.wording_version ?? '',
    };
    expect(coversModel(consent, { provider: 'Example AI' })).toBe(true);
    expect(coversModel(consent, { provider: 'Another' })).toBe(false);
  });

  it('a consent that was given before stays as it was, until it is given again', async () => {
    const group: StaffedGroup = await staffedGroup(w);
    const id = await group.addReport(undefined, { name: 'Before' });
    await w.pool.query(
      `update consents set wording = 'I agree.', wording_version = '1' where report_id = $1`,
      [id],
    );
    const [listed] = (await group.admin.call(groupConsents.list, { query: { name: 'Before' } })).body.content;
    const params = { id: listed?.id ?? '' };
    const asked = { asker: 'parent', askedOn: '2026-01-02', reason: 'Asked for' };
    expect((await group.admin.call(groupConsents.withdraw, { params, body: asked })).status).toBe(200);
    const body = { evidence: 'Signed again', consent: true };
    expect((await group.admin.call(groupConsents.renew, { params, body })).status).toBe(200);
    const [before, after] = await consentsOf(w, `r.id = '${id}'`);
    expect(before).toEqual({ wording: 'I agree.', wording_version: '1' });
    expect(after?.wording.endsWith(notice)).toBe(true);
    expect(
      coversModel({ wording: 'I agree to Example AI.', wordingVersion: '1' }, { provider: 'Example AI' }),
    ).toBe(false);
  });
});

describe('what the operator says nothing of', () => {
  it('is left out, and without a model nothing is said of one', async () => {
    const sparse = { ...named, LLM_REGION: '', LLM_RETENTION: '', LLM_PROVIDER_NAME: '' };
    for (const [env, wording] of [
      [sparse, /A language model from 127\.0\.0\.1 helps to word the report\. It is sent [^:]*$/],
      [{}, /used to prepare the report\.$/],
    ] as const) {
      const w = await world(env);
      const id = await requestReport(await w.person('user'), { name: 'Own' });
      const [own] = await consentsOf(w, `r.id = '${id}'`);
      expect(own?.wording).toMatch(wording);
      expect((await w.call(product.readInfo)).body.languageModel === null).toBe(!('LLM_PROVIDER' in env));
      await w.close();
    }
  });
});
