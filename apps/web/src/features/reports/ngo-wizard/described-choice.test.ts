import { describe, expect, it } from 'vitest';
import { choose } from './described-choice.ts';

const described = 'Others';

describe('a choice of which one answer is described', () => {
  const typed = { choice: 'Others', description: 'Jainism' };

  it('clears the description with any other answer, and tells what was cleared', () => {
    expect(choose(typed, 'Islam', { described, cleared: '' })).toEqual({
      answer: { choice: 'Islam', description: '' },
      cleared: 'Jainism',
    });
    expect(choose(typed, '', { described, cleared: '' }).answer.description).toBe('');
  });

  it('keeps what was cleared while other answers are looked at', () => {
    const away = choose(typed, 'Islam', { described, cleared: '' });
    expect(choose(away.answer, 'Hinduism', { described, cleared: away.cleared }).cleared).toBe('Jainism');
  });

  it('finds it again with the described answer', () => {
    const away = choose(typed, 'Islam', { described, cleared: '' });
    expect(choose(away.answer, 'Others', { described, cleared: away.cleared })).toEqual({
      answer: typed,
      cleared: '',
    });
  });

  it('says nothing where there was nothing to clear', () => {
    const none = { choice: 'Others', description: '' };
    expect(choose(none, 'Islam', { described, cleared: '' }).cleared).toBe('');
  });
});
