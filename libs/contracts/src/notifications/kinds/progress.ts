import { correctionReasons } from '../../engagement-points/corrections.ts';
import {
  achievementEarned,
  challengeAdvanced,
  pointsAwarded,
  pointsCorrected,
} from '../../engagement-points/events.ts';
import { trialExtended } from '../../identity/events.ts';
import { defineKind } from '../kind.ts';

const toChallenge = ({ challengeId }: { challengeId: string }) => `/challenges/${challengeId}`;
/** `January 10, 2026`, in UTC. */
const dayText = (moment: string) =>
  new Date(moment).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });
const challengeNews = {
  upcoming: 'is coming',
  active: 'has begun',
  voting: 'goes to the vote',
  completed: 'is over',
};

/** What happens to points, levels, achievements and challenges. */
export const progress = [
  defineKind({
    kind: 'level-reached',
    topic: 'progress',
    label: 'You reach a level',
    event: pointsAwarded,
    isWanted: ({ levelReached }) => levelReached,
    audience: ({ memberId }) => [memberId],
    subject: ({ currentLevel }) => currentLevel,
    texts: { one: 'You reached the level {level}' },
    words: ({ currentLevel }) => ({ level: currentLevel }),
    link: () => '/levels-badges',
    inApp: true,
  }),
  defineKind({
    kind: 'achievement-earned',
    topic: 'progress',
    label: 'You reach an achievement',
    event: achievementEarned,
    audience: ({ memberId }) => [memberId],
    subject: ({ key }) => key,
    texts: { one: 'You earned the achievement {achievement}' },
    words: ({ name }) => ({ achievement: name }),
    link: () => '/profile?tab=achievements',
    inApp: true,
  }),
  defineKind({
    kind: 'trial-extended',
    topic: 'progress',
    label: 'Your trial is extended',
    event: trialExtended,
    audience: ({ memberId }) => [memberId],
    subject: ({ memberId }) => memberId,
    texts: { one: 'Your trial goes on until {day}' },
    words: ({ until }) => ({ day: dayText(until) }),
    link: () => '/subscription',
    inApp: true,
  }),
  defineKind({
    kind: 'points-corrected',
    topic: 'progress',
    label: 'An admin corrects your points',
    event: pointsCorrected,
    audience: ({ memberId }) => [memberId],
    subject: ({ activityId }) => activityId,
    texts: { one: '{points} {were} {done} your total. {reason}' },
    words: ({ points, reason }) => ({
      points: Math.abs(points) === 1 ? '1 point' : `${Math.abs(points)} points`,
      were: Math.abs(points) === 1 ? 'was' : 'were',
      done: points < 0 ? 'taken from' : 'added to',
      reason: correctionReasons[reason],
    }),
    link: () => '/profile?tab=overview',
    inApp: true,
  }),
  defineKind({
    kind: 'challenge-won',
    topic: 'progress',
    label: 'You win a challenge',
    event: challengeAdvanced,
    audience: ({ winnerId }) => [winnerId],
    subject: ({ challengeId }) => challengeId,
    texts: { one: 'You won the challenge {title}' },
    words: ({ title }) => ({ title }),
    link: toChallenge,
    inApp: true,
  }),
  defineKind({
    kind: 'challenge-advanced',
    topic: 'progress',
    label: 'A challenge you joined begins, goes to the vote or ends',
    event: challengeAdvanced,
    audience: 'challenge',
    subject: ({ challengeId }) => challengeId,
    texts: { one: 'The challenge {title} {news}' },
    words: ({ title, status }) => ({ title, news: challengeNews[status] }),
    link: toChallenge,
    inApp: true,
  }),
];
