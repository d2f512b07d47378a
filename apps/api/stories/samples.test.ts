import { type ReportDetail, type SampleType, sampleTypes } from '@udaya/contract/reports';
import { describe, expect, it } from 'vitest';
import { forThisFile } from '../testing/shared-world.ts';
import { world } from '../testing/world.ts';

const w = await forThisFile(world());

async function sample(type: string): Promise<{ status: number; body: ReportDetail }> {
  const response = await fetch(`${w.origin}/api/reports/sample/${type}`);
  return { status: response.status, body: (await response.json()) as ReportDetail };
}

const readers: Record<SampleType, [reportType: string, name: string]> = {
  child: ['Child', 'Nila'],
  adult: ['Adult', 'Arul Mani'],
  student: ['Student', 'Zoya Rahman'],
};

describe('a sample report', () => {
  it.each(sampleTypes)('of a %s is whole and open to anybody, as its reader would see it', async (type) => {
    const { status, body } = await sample(type);
    expect(status).toBe(200);
    expect([body.reportType, body.name]).toEqual(readers[type]);
    const items = JSON.parse(body.reportJson) as Record<string, string>[];
    expect(items).toHaveLength(10);
    for (const item of items) expect(Object.keys(item)).toEqual(['description']);
    expect([body.preview, body.chartImage, body.rePaymentUrl, body.actions]).toEqual([false, '', null, []]);
    expect(body.opening).not.toBe('');
    expect(body.provenance?.knowledgeVersion).toBeTruthy();
  });

  it('marks what hangs on the minute where the time is not known to it', async () => {
    const { body } = await sample('child');
    expect(body.timeAccuracy).toBe('about15');
    expect(body.steadyNote).toMatch(/^None of the 10 parts depends on the exact minute/);
    expect(body.notes.filter(Boolean)).toHaveLength(
      body.steadiness.filter((steadiness) => steadiness !== 'stable').length,
    );
  });

  it('is of the known kinds only', async () => {
    expect((await sample('ghost')).status).toBe(400);
  });
});
