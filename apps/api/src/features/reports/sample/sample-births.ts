import type { BirthType, Gender, TimeAccuracy } from '@udaya/core/births/birth-words';
import type { ReportType } from '@udaya/core/reports/report-types';

/** An invented birth whose report anybody may read. */
export interface SampleBirth {
  name: string;
  gender: Gender;
  birthType: BirthType;
  dateOfBirth: string;
  /** Local clock time HH:mm:ss. */
  timeOfBirth: string;
  timeAccuracy: TimeAccuracy;
  placeDescription: string;
  latitude: number;
  longitude: number;
  zone: string;
}

/** One invented person a report type. The child's time is known only to a quarter of an hour, so that the notes on it show. */
export const sampleBirths: Readonly<Record<ReportType, SampleBirth>> = {
  Child: {
    name: 'Nila',
    gender: 'Female',
    birthType: 'Natural',
    dateOfBirth: '2019-06-12',
    timeOfBirth: '06:40:00',
    timeAccuracy: 'about15',
    placeDescription: 'Madurai, Tamil Nadu, India',
    latitude: 9.9252,
    longitude: 78.1198,
    zone: 'Asia/Kolkata',
  },
  Adult: {
    name: 'Arul Mani',
    gender: 'Male',
    birthType: 'Natural',
    dateOfBirth: '1990-02-03',
    timeOfBirth: '21:15:00',
    timeAccuracy: 'exact',
    placeDescription: 'Chennai, Tamil Nadu, India',
    latitude: 13.0827,
    longitude: 80.2707,
    zone: 'Asia/Kolkata',
  },
  Student: {
    name: 'Zoya Rahman',
    gender: 'Female',
    birthType: 'Caesarean',
    dateOfBirth: '2006-10-21',
    timeOfBirth: '14:05:00',
    timeAccuracy: 'exact',
    placeDescription: 'Kochi, Kerala, India',
    latitude: 9.9312,
    longitude: 76.2673,
    zone: 'Asia/Kolkata',
  },
};
