import { FamilyDetails, WizardBirthInput } from '@udaya/contract/group-births';
import { parentNotKnown } from '@udaya/core/groups/person-words';
import { describe, expect, it } from 'vitest';
import { emptyAnswers, familyAnswers, PersonAnswers } from './person-answers.ts';

const typed = {
  ...emptyAnswers.familyDetails,
  familyType: 'Orphan',
  fatherName: 'Murugan',
  fatherQualification: 'B.Com',
  fatherOccupation: 'Self employee',
  fatherOccupationDesc: 'Tea stall',
};

describe('the answers of the wizard', () => {
  it('bear the names of the wire, the misspelt one too', () => {
    const { parentsLeftOut, ...sent } = PersonAnswers.shape;
    expect(parentsLeftOut).toBeDefined();
    for (const name of Object.keys(sent)) expect(Object.keys(WizardBirthInput.shape)).toContain(name);
    expect(Object.keys(sent)).toContain('sibilings');
  });

  it('say of the parents of an orphan that they are not known, and nothing else of them', () => {
    const sent = familyAnswers({ familyDetails: typed, parentsLeftOut: true });
    expect(sent).toEqual({
      ...emptyAnswers.familyDetails,
      familyType: 'Orphan',
      fatherName: parentNotKnown,
      motherName: parentNotKnown,
    });
    expect(FamilyDetails.safeParse(sent).success).toBe(true);
  });

  it('ask for the parents of everybody else, whatever was tapped before', () => {
    const nuclear = { ...typed, familyType: 'Nuclear' };
    expect(familyAnswers({ familyDetails: nuclear, parentsLeftOut: true })).toEqual(nuclear);
    expect(familyAnswers({ familyDetails: typed, parentsLeftOut: false })).toEqual(typed);
    expect(FamilyDetails.safeParse(nuclear).success).toBe(false);
  });
});
