import type { PaymentStatus } from '@udaya/core/billing/payment-status';
import type { BirthType, Gender, TimeAccuracy } from '@udaya/core/births/birth-words';

/** A birth of the demo world, and how long ago its report was made. */
export interface DemoBirth {
  name: string;
  gender: Gender;
  birthType: BirthType;
  dateOfBirth: string;
  timeOfBirth: string;
  timeAccuracy: TimeAccuracy;
  country: string;
  place: string;
  daysAgo: number;
}

/** One that a parent entered. */
export interface DemoOwnBirth extends DemoBirth {
  paymentStatus: PaymentStatus;
}

/** One that somebody entered for a group, whose plan covers it. */
export interface DemoGroupBirth extends DemoBirth {
  username: string;
}

/** Invented people, one for every payment status; latest last. */
export const demoBirths: readonly DemoOwnBirth[] = [
  {
    name: 'Ravi Sundaram',
    gender: 'Male',
    birthType: 'Natural',
    dateOfBirth: '2016-11-02',
    timeOfBirth: '11:20 PM',
    timeAccuracy: 'exact',
    country: 'IN',
    place: 'Coimbatore',
    paymentStatus: 'REFUNDED',
    daysAgo: 40,
  },
  {
    name: 'Thomas Sundaram',
    gender: 'Male',
    birthType: 'Caesarean',
    dateOfBirth: '2019-03-31',
    timeOfBirth: '12:40 AM',
    timeAccuracy: 'exact',
    country: 'GB',
    place: 'London',
    paymentStatus: 'FAILED',
    daysAgo: 21,
  },
  {
    name: 'Anjali Sundaram',
    gender: 'Female',
    birthType: 'Natural',
    dateOfBirth: '2021-08-15',
    timeOfBirth: '06:05 AM',
    timeAccuracy: 'about30',
    country: 'IN',
    place: 'Kumbakonam',
    paymentStatus: 'PENDING',
    daysAgo: 9,
  },
  {
    name: 'Savitri Ammal',
    gender: 'Female',
    birthType: 'Natural',
    dateOfBirth: '1943-07-14',
    timeOfBirth: '05:10 AM',
    timeAccuracy: 'about60',
    country: 'IN',
    place: 'Tirunelveli',
    paymentStatus: 'TRIAL',
    daysAgo: 6,
  },
  {
    name: 'கயல்விழி',
    gender: 'Female',
    birthType: 'Natural',
    dateOfBirth: '2020-01-17',
    timeOfBirth: '00:00 AM',
    timeAccuracy: 'unknown',
    country: 'IN',
    place: 'Madurai',
    paymentStatus: 'PAID',
    daysAgo: 3,
  },
  {
    name: 'Diya Sundaram',
    gender: 'Female',
    birthType: 'Forceps Delivery',
    dateOfBirth: '2018-05-24',
    timeOfBirth: '07:42 PM',
    timeAccuracy: 'exact',
    country: 'IN',
    place: 'Tirunelveli',
    paymentStatus: 'PAID',
    daysAgo: 1,
  },
];

/** Invented people of the demo groups; latest last. */
export const demoGroupBirths: readonly DemoGroupBirth[] = [
  {
    username: 'demo-ngo2-user',
    name: 'Mani Kandan',
    gender: 'Male',
    birthType: 'Natural',
    dateOfBirth: '2015-04-19',
    timeOfBirth: '08:35 AM',
    timeAccuracy: 'about15',
    country: 'IN',
    place: 'Theni',
    daysAgo: 24,
  },
  {
    username: 'demo-ngo2-user',
    name: 'Rosy Mary',
    gender: 'Female',
    birthType: 'Natural',
    dateOfBirth: '2019-12-08',
    timeOfBirth: '03:10 AM',
    timeAccuracy: 'exact',
    country: 'IN',
    place: 'Madurai',
    daysAgo: 19,
  },
  {
    username: 'demo-uni-user',
    name: 'Nandini Selvam',
    gender: 'Female',
    birthType: 'Natural',
    dateOfBirth: '2007-02-11',
    timeOfBirth: '04:25 AM',
    timeAccuracy: 'about15',
    country: 'IN',
    place: 'Nagercoil',
    daysAgo: 15,
  },
  {
    username: 'demo-group-user',
    name: 'Muthu Pandian',
    gender: 'Male',
    birthType: 'Natural',
    dateOfBirth: '2013-10-05',
    timeOfBirth: '09:50 AM',
    timeAccuracy: 'exact',
    country: 'IN',
    place: 'Thanjavur',
    daysAgo: 8,
  },
  {
    username: 'demo-group-user',
    name: 'Yasmin Fathima',
    gender: 'Female',
    birthType: 'Caesarean',
    dateOfBirth: '2017-06-30',
    timeOfBirth: '01:15 PM',
    timeAccuracy: 'exact',
    country: 'IN',
    place: 'Tiruchirappalli',
    daysAgo: 2,
  },
];
