import type { WizardBirthInput } from '@udaya/contract/group-births';
import {
  describedOccupation,
  describedReligion,
  iqNotAssessed,
  isParentUnknown,
} from '@udaya/core/groups/person-words';
import type { output } from 'zod/mini';

type Asked = output<typeof WizardBirthInput>;
type Answers = Pick<Asked, 'iqLevel'> &
  Partial<
    Pick<
      Asked,
      | 'communityDetails'
      | 'familyDetails'
      | 'sibilings'
      | 'educationalDetails'
      | 'examsAppeared'
      | 'examsPlanning'
      | 'trainingDetails'
      | 'extracurricularActivity'
    >
  >;

/**
 * The sensitive answers as they are kept: descriptions only of what is described, of a parent who is not known nothing else, and no IQ level where
 * it was not assessed. Undefined where nothing is left.
 */
export function settleAnswers(asked: Answers): object | undefined {
  const iqLevel = asked.iqLevel === iqNotAssessed ? '' : asked.iqLevel;
  const { communityDetails, familyDetails } = asked;
  if (!communityDetails || !familyDetails) return iqLevel === '' ? undefined : { iqLevel };
  return {
    iqLevel,
    communityDetails: settleCommunity(communityDetails),
    familyDetails: settleFamily(familyDetails),
    sibilings: asked.sibilings,
    educationalDetails: asked.educationalDetails,
    examsAppeared: asked.examsAppeared,
    examsPlanning: asked.examsPlanning,
    trainingDetails: asked.trainingDetails,
    extracurricularActivity: asked.extracurricularActivity,
  };
}

function settleCommunity(community: Asked['communityDetails']): Asked['communityDetails'] {
  return community.religion === describedReligion ? community : { ...community, religionDesc: '' };
}

function settleFamily(family: Asked['familyDetails']): Asked['familyDetails'] {
  const settled = { ...family };
  for (const parent of ['father', 'mother'] as const) {
    if (isParentUnknown(family, family[`${parent}Name`])) {
      settled[`${parent}Qualification`] = '';
      settled[`${parent}Occupation`] = '';
    }
    if (settled[`${parent}Occupation`] !== describedOccupation) settled[`${parent}OccupationDesc`] = '';
  }
  return settled;
}
