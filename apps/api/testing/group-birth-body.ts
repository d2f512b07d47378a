import { birthBody } from './birth-body.ts';
import type { Person } from './world.ts';

/** What the single form of a group sends of somebody. `change` comes over it; `where` names the place of birth. */
export async function groupBirthBody(
  staff: Person,
  change: Record<string, unknown> = {},
  where?: readonly [country: string, place: string],
): Promise<Record<string, unknown>> {
  const { place, country } = await birthBody(staff, {}, where);
  return {
    firstName: 'Kavitha',
    lastName: 'Selvam',
    gender: 'Female',
    dateOfBirth: '2014-09-03',
    timeOfBirth: '06:15:00 AM',
    timeAccuracy: 'exact',
    birthCountry: country,
    placeId: (place as { place_id: string }).place_id,
    birthType: 'Natural',
    bloodGroup: 'B+',
    iqLevel: '00',
    refferedBy: 'Dr Meena',
    aadharNumber: '',
    passportNumber: '',
    address1: '14 Big Bazaar Street',
    address2: 'Near the temple tank',
    city: 'Tiruchirappalli',
    state: 'Tamil Nadu',
    country: 'India',
    zipCode: '620002',
    countryCode: '+91',
    mobile: '9443012345',
    email: 'kavitha.selvam@families.example',
    consent: true,
    ...change,
  };
}

/** What an NGO's wizard sends beside it. */
export const wizardParts = {
  communityDetails: { caste: 'MBC', community: 'Vanniyar', religion: 'Others', religionDesc: 'Ayyavazhi' },
  familyDetails: {
    familyType: 'Nuclear',
    fatherName: 'Selvam Raju',
    fatherQualification: '10th Standard',
    fatherOccupation: 'Self employee',
    fatherOccupationDesc: 'Runs a tea stall',
    motherName: 'Malliga',
    motherQualification: '8th Standard',
    motherOccupation: 'Home maker',
    motherOccupationDesc: '',
    familyMonthlyIncome: '14500',
  },
  sibilings: [{ name: 'Arun', qualification: 'B.Com' }],
  educationalDetails: {
    qualification: '',
    schoolName: 'Panchayat Union School',
    board: 'State Board',
    medium: 'Tamil',
  },
  examsAppeared: [{ exam: 'NMMS', score: '88', attempts: '1', feesPaid: '' }],
  examsPlanning: [{ exam: 'TRUST' }],
  trainingDetails: { currentTraining: 'Self', coaching: '', coachingCenter: '', feesPaid: '', duration: '' },
  extracurricularActivity: [{ activityName: 'Kabaddi' }],
};
