import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineDraft } from './define-draft.ts';
import { dropAllDrafts } from './drop-all-drafts.ts';

const typed = { name: 'Kavya', city: 'Madurai' };
const draft = defineDraft(z.object({ name: z.string(), city: z.optional(z.string()) }), 'test');

beforeEach(() => sessionStorage.clear());

describe('a draft', () => {
  it('is read as it was kept, until it is dropped', () => {
    expect(draft.read()).toBeUndefined();
    draft.save(typed);
    expect(draft.read()).toEqual(typed);
    draft.drop();
    expect(draft.read()).toBeUndefined();
  });

  it('keeps nothing that its schema does not name', () => {
    draft.save(Object.assign({ password: 'kite lamp sea-wall' }, typed));
    expect(draft.read()).toEqual(typed);
    expect(JSON.stringify(sessionStorage)).not.toContain('kite lamp');
  });

  it('is not read in another shape, nor where the storage holds something else', () => {
    sessionStorage.setItem('udaya.draft.test', JSON.stringify({ owner: null, kept: { name: 7 } }));
    expect(draft.read()).toBeUndefined();
    for (const broken of ['{', '7', 'null', '"text"']) {
      sessionStorage.setItem('udaya.draft.test', broken);
      expect(draft.read()).toBeUndefined();
    }
  });

  it('is its owner’s alone, and of one subject', () => {
    draft.of('kavya').save(typed);
    expect(draft.of('kavya').read()).toEqual(typed);
    expect(draft.of('mani').read()).toBeUndefined();
    expect(draft.read()).toBeUndefined();
    draft.of('kavya', 'first').save({ name: 'Another' });
    expect(draft.of('kavya', 'second').read()).toBeUndefined();
    expect(draft.of('kavya').read()).toEqual(typed);
  });

  it('is forgotten with all others, and nothing else is', () => {
    sessionStorage.setItem('udaya.session', 'stays');
    draft.save(typed);
    draft.of('kavya', 'first').save(typed);
    dropAllDrafts();
    expect(Object.keys(sessionStorage)).toEqual(['udaya.session']);
  });
});
