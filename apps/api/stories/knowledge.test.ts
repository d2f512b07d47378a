import { knowledge } from '@udaya/contract/knowledge';
import { productReports, type ReportItem } from '@udaya/contract/reports';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { calmText, countShipped, edit, makeGap, type Pair, readEntry } from '../testing/knowledge.ts';
import { requestReport } from '../testing/request-report.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { sendFile } from '../testing/uploads.ts';
import { world } from '../testing/world.ts';
import { writeNow } from '../testing/write-now.ts';

const w = await forThisFile(world());
const admin = await w.person('productAdmin', { firstName: 'Asha', lastName: 'Rao' });

const moon = (position: Pair['position']): Pair => ({ reportType: 'Child', planet: 'Moon', position });
const versions = async (query: Record<string, string | number> = {}) =>
  (await admin.call(knowledge.listVersions, { query: { reportType: 'Child', lang: 'en', ...query } })).body;

describe('the edit of one entry', () => {
  it('makes a version that says who and when, with its counts, and leaves the rest', async () => {
    const before = await versions();
    const answer = await edit(admin, moon(4), calmText('First.'));
    expect([answer.status, answer.body.saved]).toEqual([200, true]);
    const after = await versions();
    expect(after.totalElements).toBe(before.totalElements + 1);
    expect(after.content[0]).toMatchObject({
      id: answer.body.textVersion,
      source: 'edit',
      inForce: true,
      createdBy: 'Asha Rao',
      added: 0,
      changed: 1,
      same: 0,
      leftAlone: countShipped('Child').texts - 1,
    });
    expect(after.content[1]?.inForce).toBe(false);
    expect(await readEntry(admin, moon(4))).toMatchObject({
      description: calmText('First.'),
      textVersion: { id: answer.body.textVersion, createdBy: 'Asha Rao' },
    });
    expect((await readEntry(admin, moon(5))).textVersion).toMatchObject({ source: 'shipped', createdBy: '' });
  });

  it('with an equal text does nothing and says so, however the text is composed and its lines end', async () => {
    await edit(admin, moon(6), calmText('Café.\nAnd a line.'));
    const { totalElements } = await versions();
    const again = await edit(admin, moon(6), `  ${calmText('Cafe\u0301.\r\nAnd a line.')}\n`);
    expect([again.status, again.body.saved]).toEqual([200, false]);
    expect(again.body.message).toMatch(/nothing was changed/);
    expect((await versions()).totalElements).toBe(totalElements);
  });

  it('is refused with the words that no report may say, on their field, and notes what deserves a second look', async () => {
    const { totalElements } = await versions();
    const answer = await edit(admin, moon(7), 'The child will become anxious, a symptom of autism.', {
      descriptionTitle: 'A diagnosis',
    });
    expect([answer.status, answer.failure.code]).toEqual([400, 'request.invalid']);
    const errors = answer.failure.errors ?? [];
    expect(new Set(errors.map(({ path }) => path))).toEqual(new Set(['descriptionTitle', 'description']));
    expect(errors.map(({ message }) => message).join()).toMatch(/“diagnosis”.*“autism”.*a disorder/);
    expect((await versions()).totalElements).toBe(totalElements);
    const noted = await edit(admin, moon(7), calmText('Short <b>.'));
    expect(noted.body.notes).toHaveLength(2);
    expect(noted.body.notes.join()).toMatch(/“<”.*has 17 words; 43 to 140 read best/);
  });

  it.each([
    ['Slap them once and they learn.', /“slap” .*physical punishment/],
    ['இவன் எதற்கும் உதவாத தண்டம்.', /shame, curses or bad luck/],
    ['टीका मत लगवाइए।', /keeping medical care away/],
  ])('is refused where it would harm, in any language and whoever enters it: %s', async (sentence, words) => {
    const answer = await edit(admin, moon(7), `${calmText('A start.')} ${sentence}`);
    expect([answer.status, answer.failure.errors?.map(({ path }) => path)]).toEqual([400, ['description']]);
    expect(answer.failure.errors?.[0]?.message).toMatch(words);
  });

  it.each([
    [{ descriptionTitle: '' }, 'descriptionTitle'],
    [{ descriptionTitle: 'a'.repeat(151) }, 'descriptionTitle'],
    [{ descriptionTitle: 'two \u202elines' }, 'descriptionTitle'],
    [{ description: ' \n ' }, 'description'],
    [{ description: 'a '.repeat(2001) }, 'description'],
    [{ description: 'turned \u202E around' }, 'description'],
    [{ planet: 'Pluto' }, 'planet'],
    [{ position: 13 }, 'position'],
    [{ reportType: 'Elder' }, 'reportType'],
  ])('refuses %o', async (change, path) => {
    const answer = await edit(admin, moon(8), calmText('Fine.'), change);
    expect(answer.status).toBe(400);
    expect(answer.failure.errors?.map((error) => error.path)).toEqual([path]);
  });

  it('takes 150 and 4,000 characters', async () => {
    const description = `${calmText('')} ${'quiet '.repeat(700)}`.slice(0, 4000).trimEnd().padEnd(4000, '.');
    const answer = await edit(admin, moon(8), description, { descriptionTitle: 'a'.repeat(150) });
    expect([answer.status, answer.body.saved]).toEqual([200, true]);
  });

  it('adds what is not there, and only that; changes what is there, and only that', async () => {
    const create = (description: string) =>
      admin.call(knowledge.createEntry, {
        body: { ...moon(9), descriptionTitle: 'Quiet', description },
      });
    expect((await create(calmText('Added.'))).failure).toMatchObject({
      code: 'knowledge.entry_exists',
      errors: [{ path: 'position' }],
    });
    await makeGap(w, moon(9));
    const { reportType, planet, position } = moon(9);
    const gap = await admin.call(knowledge.readEntry, { query: { reportType, planet, position } });
    expect(gap.body).toMatchObject({ entry: null });
    expect((await edit(admin, moon(9), calmText('Changed.'))).failure.code).toBe('knowledge.entry_missing');
    expect((await create(calmText('Added.'))).body.saved).toBe(true);
    expect((await versions()).content[0]).toMatchObject({ added: 1, changed: 0 });
  });

  it('holds for new reports; those that exist keep their texts', async () => {
    const parent = await w.person('user');
    const write = async () => {
      const id = await requestReport(parent, { name: 'Nila Kumar' });
      await writeNow(w, id);
      return id;
    };
    const itemsOf = async (id: string) => {
      const { body } = await admin.call(productReports.read, { params: { id } });
      return JSON.parse(body.reportJson) as ReportItem[];
    };
    const first = await write();
    const before = await itemsOf(first);
    const shown = before.find(({ planet }) => planet === 'Ascendant');
    const { rows } = await w.pool.query<{ position: Pair['position'] }>(
      `select split_part(key, ' ', 2)::int as position from passages where key like 'Ascendant %' and title = $1 and age_band = ''`,
      [shown?.descriptionTitle],
    );
    const own: Pair = { reportType: 'Child', planet: 'Ascendant', position: rows[0]?.position ?? 1 };
    await edit(admin, own, calmText('For new reports.'));
    expect(await itemsOf(first)).toEqual(before);
    const second = await itemsOf(await write());
    const edited = second.find(({ planet }) => planet === 'Ascendant')?.description;
    expect(edited?.startsWith(calmText('For new reports.'))).toBe(true);
  });
});

describe('the coverage', () => {
  const coverage = async (reportType = 'Student') =>
    (await admin.call(knowledge.readCoverage, { query: { reportType } })).body;

  it('names what is active of each planet and position, and leaves out the gaps', async () => {
    const whole = await coverage();
    expect([whole.entries.length, whole.possible]).toEqual([120, 120]);
    await makeGap(w, { reportType: 'Student', planet: 'Venus', position: 3 });
    const { entries, types } = await coverage();
    expect(entries).toHaveLength(119);
    expect(entries.some(({ planet, position }) => planet === 'Venus' && position === 3)).toBe(false);
    expect(types.find(({ reportType }) => reportType === 'Student')?.entries).toBe(119);
  });

  it('says where each text comes from and what the checklist says of it', async () => {
    const pair: Pair = { reportType: 'Student', planet: 'Mars', position: 1 };
    const { textVersion } = (await edit(admin, pair, calmText('Short.'))).body;
    const older = { ...pair, position: 2 } as const;
    const { body } = await edit(admin, older, calmText('Taken before there was a checklist.'));
    await w.pool.query("update passages set text = 'A symptom.' where version_id = $1", [body.textVersion]);
    const find = async (position: number) =>
      (await coverage()).entries.find((entry) => entry.planet === 'Mars' && entry.position === position);
    expect(await find(1)).toMatchObject({ textVersion, source: 'edit', finding: 'note' });
    expect(await find(2)).toMatchObject({ source: 'edit', finding: 'refused' });
    expect(await find(3)).toMatchObject({ source: 'shipped', finding: 'none' });
  });
});

describe('the search', () => {
  const search = async (words: string, reportType = 'Child') =>
    (await admin.call(knowledge.search, { query: { reportType, words } })).body.results;
  const hits = (pieces: { text: string; hit: boolean }[]) =>
    pieces.filter(({ hit }) => hit).map((piece) => piece.text);

  it('finds titles and texts of the type, in any script and case, all words together', async () => {
    await edit(admin, moon(10), calmText('அம்மா மெதுவாகப் பேசுகிறார். Zwieback.'), {
      descriptionTitle: 'धीरे बोलना',
    });
    const [found, ...others] = await search('மெதுவாக ZWIEBACK धीरे');
    expect(others).toEqual([]);
    expect(found).toMatchObject({ planet: 'Moon', position: 10 });
    expect(hits(found?.descriptionTitle ?? [])).toEqual(['धीरे']);
    expect(hits(found?.excerpt ?? [])).toContain('Zwieback');
    expect(await search('Zwieback', 'Adult')).toEqual([]);
    expect(await search('Zwieback nowhere-in-it')).toEqual([]);
  });

  it('takes signs for letters', async () => {
    expect(await search('%')).toEqual([]);
    expect(await search('_')).toEqual([]);
    expect((await admin.call(knowledge.search, { query: { reportType: 'Child', words: ' ' } })).status).toBe(
      400,
    );
  });
});

describe('the export', () => {
  it('holds every text to the letter and uploads again unchanged, with quotes, and lines that are spaces as in an upload', async () => {
    const odd = ['a "quoted", and more', '1+1', 'a -dash', "'apostrophe", 'two\n\nparagraphs', '# Heading'];
    for (const [index, text] of odd.entries()) {
      const pair: Pair = { reportType: 'Child', planet: 'Mars', position: (index + 1) as Pair['position'] };
      await edit(admin, pair, `${text} ${calmText('Odd.')}`, { descriptionTitle: text });
    }
    const [version] = (await versions()).content;
    const answer = await admin.call(knowledge.exportFile, { params: { id: String(version?.id) } });
    expect(answer.headers.get('content-type')).toMatch(/^text\/csv/);
    expect(answer.headers.get('content-disposition')).toContain(`knowledge-child-version-${version?.id}.csv`);
    const bytes = Buffer.from(answer.body);
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(bytes.toString('utf8').split('\r\n')[0]).toBe(
      '\uFEFFplanet,position,descriptionTitle,description,ageBand,tags,reviewed,kind,wording',
    );
    const rows = parse<Record<string, string>>(bytes, { columns: true, bom: true });
    const { rows: stored } = await w.pool.query(
      `select split_part(key, ' ', 1) as planet, split_part(key, ' ', 2) as position, title as "descriptionTitle",
          passage.text as description, age_band as "ageBand",
          case when tags = '{}' then '' else '''' || array_to_string(tags, ' ') end as tags, reviewed,
          coalesce(nullif(split_part(key, ' ', 3), ''), case when age_band = '' then 'portrait' else 'help' end) as kind,
          coalesce(nullif(split_part(key, ' ', 4), ''), '1') as wording
         from knowledge_entries join passages passage using (key, age_band)
        where knowledge_entries.version_id = $1 and passage.version_id = text_version_id and key like '% %'`,
      [version?.id],
    );
    const nameOf = ({ planet, position, ageBand, kind, wording }: Record<string, string>) =>
      `${planet} ${position} ${ageBand} ${kind} ${wording}`;
    const sorted = (given: Record<string, string>[]) =>
      given.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
    expect(sorted(rows)).toEqual(sorted(stored));
    expect(rows.length).toBeGreaterThanOrEqual(120);
    expect(rows.filter(({ description }) => description?.startsWith('a "quoted", and more'))).toHaveLength(1);
    const { body } = await sendFile(w.origin, admin, new Uint8Array(bytes));
    expect(body.reportValidateRowList).toEqual([]);
    expect(body).toMatchObject({ added: 0, changed: 0, removed: 0, rowCount: rows.length });
  });

  it.each(['=1+1', '+SUM(A1)', '-dash', '@mention', '??? ????'])(
    'is never of a text that an upload refuses: %s is not entered',
    async (text) => {
      const body = {
        reportType: 'Child',
        planet: 'Mars',
        position: 7,
        descriptionTitle: text,
        description: text,
      };
      const fields = ['descriptionTitle', 'description'];
      for (const route of [knowledge.changeEntry, knowledge.createEntry]) {
        const { status, failure } = await admin.call(route, { body });
        expect([status, failure.errors?.map(({ path }) => path)]).toEqual([400, fields]);
      }
    },
  );

  it('of a version that is not there is 404', async () => {
    expect((await admin.call(knowledge.exportFile, { params: { id: '999999' } })).status).toBe(404);
  });
});

describe('the list of versions', () => {
  it('is in pages and orders, and narrowed by type and source', async () => {
    const all = await versions({ size: 2 });
    expect(all.content).toHaveLength(2);
    expect(all.totalPages).toBe(Math.ceil(all.totalElements / 2));
    const [first] = (await versions({ sortOrder: 'asc' })).content;
    expect(first).toMatchObject({ source: 'shipped', added: countShipped('Child').texts, createdBy: '' });
    const edits = await versions({ source: 'edit', size: 100 });
    expect(edits.totalElements).toBe(all.totalElements - 1);
    expect((await admin.call(knowledge.listVersions, { query: { reportType: 'Elder' } })).status).toBe(400);
  });
});
