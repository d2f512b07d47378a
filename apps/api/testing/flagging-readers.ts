import { reviews } from '@udaya/contract/reviews';
import type { Area } from '@udaya/core/knowledge/areas';
import { areaOf } from '@udaya/core/knowledge/areas';
import { slotOf } from '@udaya/core/knowledge/passage-keys';
import type { ReportContent } from '@udaya/core/reports/report-content';
import { copyReport } from './group-people.ts';
import { requestReport } from './request-report.ts';
import type { Person, World } from './world.ts';
import { writeNow } from './write-now.ts';

/** Readers of reports that are open whole, and what they flag. */
export function flaggingReaders(w: World) {
  let model: string | undefined;

  /** A report of somebody's own: all of them of one birth, so that the same passages stand in them. */
  async function reportOf(person: Person): Promise<string> {
    model ??= await writeOf(await w.person('user'));
    return copyReport(w, model, person);
  }

  /** The same, written from today's texts. */
  async function writeOf(person: Person): Promise<string> {
    const id = await requestReport(person, { name: 'Nila Kumar' });
    await writeNow(w, id);
    return id;
  }

  const say = (person: Person, id: string, body: object) =>
    person.call(reviews.say, { params: { id }, body });

  /** Somebody with a report who flags a part of it. */
  async function flag(place: Area | 'frame', given: { person?: Person; note?: string } = {}) {
    const person = given.person ?? (await w.person('user'));
    const id = await reportOf(person);
    const { note } = given;
    const answer = await say(person, id, { place, upset: true, ...(note === undefined ? {} : { note }) });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.failure));
    return { person, id, answer };
  }

  const contentOf = async (id: string): Promise<ReportContent> =>
    (
      await w.pool.query(
        'select content from report_versions where report_id = $1 order by version desc limit 1',
        [id],
      )
    ).rows[0].content;

  /** The rows that a part of a report is made of, and where its planet stands. */
  async function partOf(id: string, area: Area) {
    const { statements } = await contentOf(id);
    const found = statements.find(({ planet }) => areaOf[planet] === area);
    if (!found) throw new Error(`Nothing is said of ${area}.`);
    const [portrait] = found.pieces ?? [];
    const slot = portrait && slotOf(portrait);
    return {
      planet: found.planet,
      position: found.position,
      /** Which of the passages of its pair the portrait is. */
      slot: slot && { kind: slot.kind, wording: slot.wording },
      keys: found.pieces?.map(({ key }) => key) ?? [],
      description: found.description,
    };
  }

  /** The reviews of a kind of state, latest first. */
  const queue = async (admin: Person, query: Record<string, string> = {}) =>
    (await admin.call(reviews.list, { query: { size: 100, ...query } })).body.content;

  const read = async (admin: Person, id: string) => (await admin.call(reviews.read, { params: { id } })).body;

  const decide = (admin: Person, id: string, decision: string, reason = 'Read it twice') =>
    admin.call(reviews.decide, { params: { id }, body: { decision, reason } });

  return { reportOf, writeOf, say, flag, contentOf, partOf, queue, read, decide };
}
