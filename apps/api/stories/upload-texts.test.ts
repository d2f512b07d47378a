import { knowledge } from '@udaya/contract/knowledge';
import { uploads } from '@udaya/contract/uploads';
import { checklistVersion } from '@udaya/core/knowledge/curated-text';
import { keysOfPair } from '@udaya/core/knowledge/passage-keys';
import { describe, expect, it } from 'vitest';
import { readKnowledge } from '../src/features/knowledge/read-knowledge.ts';
import { countShipped, type Pair } from '../testing/knowledge.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { csvOf, csvRow, kindText } from '../testing/upload-csv.ts';
import { sendFile } from '../testing/uploads.ts';
import { world } from '../testing/world.ts';

const w = await forThisFile(world());
const admin = await w.person('productAdmin');

const marked = (text: string) => `${kindText} ${text}`;
const fileOf = (heading: string, ...rows: string[]) => [heading, ...rows, ''].join('\r\n');
const banded = (...rows: string[]) =>
  fileOf('planet,position,descriptionTitle,description,ageBand,tags,reviewed', ...rows);
const frame = (...rows: string[]) => fileOf('key,text,ageBand,tags,reviewed', ...rows);

const send = (file: string, reportType = 'Child') => sendFile(w.origin, admin, file, { reportType });
const upload = async (file: string, reportType = 'Child') => {
  const { body } = await send(file, reportType);
  expect(body.reportValidateRowList).toEqual([]);
  return (await admin.call(uploads.upload, { body: { batchId: body.batchId } })).body;
};
const textsOf = async (key: string, reportType: Pair['reportType'] = 'Child') =>
  (await readKnowledge(w.db, reportType, 'en')).filter((row) => row.key === key);
const errorsOf = async (file: string, reportType = 'Child') => {
  const { body } = await send(file, reportType);
  return body.reportValidateRowList.map(
    ({ rowNo, columnNo, cause, description }) => [rowNo, columnNo, cause, description] as const,
  );
};
const today = new Date().toISOString().slice(0, 10);

describe('a file with ages, tags and marks of review', () => {
  it('puts a portrait and what helps at each age active, and changes no other row', async () => {
    const outcome = await upload(
      banded(
        `Sun,1,Any,${marked('Any age.')},,+pace -risk,2026-11-20/1`
          .replace(kindText, `"${kindText}`)
          .replace('Any age.', 'Any age."'),
        `Sun,1,Any,"${marked('Small.')}",0-2,,2026-11-20/1`,
        `Sun,1,Any,"${marked('Big.')}",10–14,,2026-11-20/1`,
      ),
    );
    expect(outcome).toMatchObject({ imported: true, removed: 0 });
    const rows = await textsOf('Sun 1');
    const own = rows.filter(({ versionId }) => versionId === outcome.versionId);
    expect(own.map(({ ageBand, tags, reviewed }) => [ageBand, tags, reviewed])).toEqual([
      ['', ['+pace', '-risk'], '2026-11-20/1'],
      ['0-2', [], '2026-11-20/1'],
      ['10-14', [], '2026-11-20/1'],
    ]);
    const other = await upload(banded(`Sun,1,Any,"${marked('Smaller.')}",0-2,,2026-11-20/1`));
    expect(other).toMatchObject({ changed: 1, removed: 0 });
    expect((await textsOf('Sun 1')).map(({ ageBand }) => ageBand)).toEqual(
      rows.map(({ ageBand }) => ageBand),
    );
  });

  it('tells portraits and helps of an age and further wordings apart, and refuses what is neither', async () => {
    const heading = 'planet,position,descriptionTitle,description,ageBand,kind,wording';
    const row = (band: string, kind: string, wording: string) =>
      `Rahu,3,Any,"${marked(`${band || 'Any'} ${kind} ${wording}.`)}",${band},${kind},${wording}`;
    const file = fileOf(heading, row('0', 'portrait', ''), row('', 'portrait', '3'), row('1-2', '', '1'));
    const outcome = await upload(file);
    expect(outcome).toMatchObject({ imported: true, removed: 0 });
    const versions = await Promise.all(
      ['Rahu 3 portrait', 'Rahu 3 portrait 3', 'Rahu 3'].map(async (key) => {
        const own = (await textsOf(key)).filter(({ versionId }) => versionId === outcome.versionId);
        return own.map(({ ageBand }) => ageBand);
      }),
    );
    expect(versions).toEqual([['0'], [''], ['1-2']]);
    const wrong = fileOf(
      heading,
      row('0', 'story', ''),
      row('0', 'help', '4'),
      row('3-5', 'help', ''),
      row('3-5', '', '1'),
    );
    const { body } = await send(wrong);
    expect(
      body.reportValidateRowList.map(({ rowNo, columnName, cause }) => [rowNo, columnName, cause]),
    ).toEqual([
      [2, 'kind', 'kind'],
      [3, 'wording', 'wording'],
      [5, 'position', 'pairTwice'],
    ]);
  });

  it('without the column of ages replaces the whole pair, and says what it takes out', async () => {
    const { body } = await send(csvOf(csvRow('Sun', 1, 'Stands alone')));
    const held = await Promise.all(keysOfPair({ planet: 'Sun', position: 1 }).map((key) => textsOf(key)));
    expect(body).toMatchObject({ added: 0, changed: 1, removed: held.flat().length - 1 });
    expect(body.changes.map(({ key, ageBand, kind }) => [key, ageBand, kind])).toContainEqual([
      'Sun 1',
      '10-14',
      'removed',
    ]);
    await upload(csvOf(csvRow('Sun', 1, 'Stands alone')));
    const rows = await textsOf('Sun 1');
    // What its file does not say, is: no tags for a text that is new, and read by whoever activates it.
    expect(rows.map(({ ageBand, title, tags, reviewed }) => [ageBand, title, tags, reviewed])).toEqual([
      ['', 'Stands alone', [], `${today}/${checklistVersion}`],
    ]);
  });

  it('without the column of tags leaves those of a text that is active as it stands', async () => {
    await upload(banded(`Moon,2,Any,"${marked('Kept.')}",,+feelings,2026-11-20/2`));
    const same = await send(csvOf(csvRow('Moon', 2, 'Any', marked('Kept.'))));
    expect(same.body).toMatchObject({ changed: 0 });
    await upload(csvOf(csvRow('Moon', 2, 'Any', marked('Another.'))));
    expect((await textsOf('Moon 2')).map(({ tags }) => tags)).toEqual([[]]);
  });

  it('keeps what nobody has read, counts and shows it, and uses it in no report', async () => {
    const file = banded(`Mars,3,Any,"${marked('Unread.')}",,,`);
    expect((await send(file)).body).toMatchObject({ errorFlag: false, unreviewed: 1 });
    await upload(file);
    const used = await textsOf('Mars 3');
    expect(used.filter(({ ageBand }) => ageBand === '')).toEqual([]);
    const { body } = await admin.call(knowledge.readCoverage, { query: { reportType: 'Child' } });
    const cell = body.entries.find(({ planet, position }) => planet === 'Mars' && position === 3);
    expect(cell?.texts[0]).toMatchObject({ ageBand: '', reviewed: '' });
    // Read at last: the same file without the column.
    const read = await upload(csvOf(csvRow('Mars', 3, 'Any', marked('Unread.'))));
    expect(read).toMatchObject({ imported: true, changed: 1 });
    expect((await textsOf('Mars 3')).map(({ reviewed }) => reviewed)).toEqual([
      `${today}/${checklistVersion}`,
    ]);
  });

  it('takes an age as a spreadsheet has spoilt it, and tags behind an apostrophe', async () => {
    const outcome = await upload(
      banded(
        `Ketu,4,Any,"${marked('Three.')}",3-May,,2026-11-20/2`,
        `Ketu,4,Any,"${marked('Six.')}",09-Jun,,2026-11-20/2`,
        `Ketu,4,Any,"${marked('Ten.')}",Oct-14,'-holding from:9,2026-11-20/2`,
      ),
    );
    const own = (await textsOf('Ketu 4')).filter(({ versionId }) => versionId === outcome.versionId);
    expect(own.map(({ ageBand, tags }) => [ageBand, tags])).toEqual([
      ['3-5', []],
      ['6-9', []],
      ['10-14', ['-holding', 'from:9']],
    ]);
  });
});

describe('a file of the texts around the passages', () => {
  it('is told by its heading, and activated beside the passages', async () => {
    const text = 'In small daily jobs with one other person at the table or by the door of the house.';
    const file = fileOf('key,text', `house.Venus.6,${text}`);
    const { body } = await send(file, 'Adult');
    expect(body.changes).toMatchObject([
      { key: 'house.Venus.6', planet: null, position: null, after: { description: text } },
    ]);
    await upload(file, 'Adult');
    expect(await textsOf('house.Venus.6', 'Adult')).toMatchObject([{ text, title: '', ageBand: '' }]);
    const found = await admin.call(knowledge.search, {
      query: { reportType: 'Adult', words: 'small daily jobs' },
    });
    expect(found.body.results.map(({ key }) => key)).toContain('house.Venus.6');
    const coverage = await admin.call(knowledge.readCoverage, { query: { reportType: 'Adult' } });
    const houses = coverage.body.frame.find(({ kind }) => kind === 'house');
    expect(houses?.possible).toBe(108);
    expect(houses?.missing).not.toContain('house.Venus.6');
    expect(coverage.body.entries).toHaveLength(120);
  });

  it('may name a lunar mansion on its page, and no planet anywhere else', async () => {
    const text = `Tradition gives this nakshatra a cart. ${kindText}`;
    expect(await errorsOf(frame(`nakshatra.4,"${text}",,,`))).toEqual([]);
    expect((await errorsOf(frame(`closing.last.1,"${text}",,,`))).map(([, , cause]) => cause)).toEqual([
      'banned',
    ]);
  });
});

describe('bad cells', () => {
  it('get an error each, in their row and column, with words', async () => {
    const row = (band: string, tags = '', reviewed = '', text = 'Fine.') =>
      `Sun,2,Any,"${marked(text)}",${band},${tags},${reviewed}`;
    const errors = await errorsOf(
      banded(
        row('15-17'),
        row('0-2', '+pace *risk'),
        row('3-5', '+pace -pace'),
        row('6-9', 'from:7'),
        row('10-14', '', 'yesterday'),
        row('', '', `2026-11-22/${checklistVersion + 1}`, 'To {child}.'),
        row('0-2'),
      ),
    );
    expect(errors).toEqual([
      [2, 5, 'ageBand', "'15-17' is not an age band"],
      [3, 6, 'tag', "'*risk' is not allowed here"],
      [4, 6, 'tag', "'-pace' is not allowed here"],
      [5, 6, 'tag', "'from:7' is not allowed here"],
      [6, 7, 'reviewed', "'yesterday' is not a review mark"],
      [7, 4, 'placeholder', "'{child}' is not a known placeholder"],
      [7, 7, 'reviewed', `'2026-11-22/${checklistVersion + 1}' is not a review mark`],
      [8, 2, 'pairTwice', 'Sun 2 0-2 is already in row 3'],
    ]);
  });

  it('of ages are refused where a type has none; {name} is filled in and may stand', async () => {
    const file = banded(`Sun,2,Any,"${marked('Dear {name}.')}",0-2,,2026-11-20/2`);
    expect(await errorsOf(file, 'Adult')).toEqual([[2, 5, 'ageBand', 'Texts for Adult have no age bands']]);
    expect(await errorsOf(file)).toEqual([]);
  });

  it('that name a text of the template which there is not, an area that is none, or one twice', async () => {
    const text =
      'Two people sit down at the table and put the plates away together before the day ends, slowly and without a word.';
    const errors = await errorsOf(
      frame(
        `nakshatra.28,"${text}",,,`,
        `plan.week.fame,"${text}",,,`,
        `,"${text}",,,`,
        `plan.week.friends,"${text}",0-2,,`,
        `plan.week.friends,"${text}",0-2,,`,
        'heading.friends,,,,',
      ),
    );
    expect(errors.map(([rowNo, columnNo, cause]) => [rowNo, columnNo, cause])).toEqual([
      [2, 1, 'key'],
      [3, 1, 'key'],
      [4, 1, 'key'],
      [6, 1, 'pairTwice'],
      [7, 2, 'empty'],
    ]);
    expect(errors[0]?.[3]).toBe("'nakshatra.28' is not the key of a text");
  });

  it('come back in the file of errors in the columns that they came in', async () => {
    const { body } = await send(frame('nakshatra.28,"A, text",,+pace,2026-11-20/2'));
    const answer = await admin.call(uploads.readErrors, { params: { batchId: body.batchId } });
    const [heading, row] = new TextDecoder().decode(answer.body).split('\r\n');
    expect(heading).toBe('key,text,ageBand,tags,reviewed,error');
    expect(row).toMatch(
      /^nakshatra\.28,"A, text",,'\+pace,2026-11-20\/2,"?key: 'nakshatra\.28' is not the key/,
    );
  });
});

describe('the files of a type', () => {
  it.each(['passages', 'frame'] as const)('of %s come back unchanged: example and export', async (part) => {
    const reportType = 'Student';
    const template = await admin.call(uploads.readTemplate, { query: { reportType, part } });
    const columns = part === 'frame' ? 'key,text' : 'planet,position,descriptionTitle,description';
    expect(new TextDecoder().decode(template.body)).toBe(
      `${columns},tags,reviewed${part === 'frame' ? '' : ',wording'}\r\n`,
    );
    const example = await admin.call(uploads.readExample, { query: { reportType, part } });
    const { body: coverage } = await admin.call(knowledge.readCoverage, { query: { reportType } });
    const id = String(coverage.version?.id);
    const exported = await admin.call(knowledge.exportFile, { params: { id }, query: { part } });
    const { texts, passages } = countShipped(reportType);
    const count = part === 'frame' ? texts - passages : passages;
    for (const { body } of [example, exported]) {
      const check = (await send(new TextDecoder().decode(body), reportType)).body;
      expect(check.reportValidateRowList).toEqual([]);
      expect(check).toMatchObject({
        rowCount: count,
        unreviewed: 0,
        added: 0,
        changed: 0,
        removed: 0,
        same: count,
        leftAlone: 0,
      });
    }
  });
});
