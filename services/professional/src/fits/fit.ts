import { wordsOf } from '@barspoon/collections';
import { expectedYears, type OwnSkill, type PostingFit, workLocations } from '@barspoon/contracts';
import type { PortfolioRow } from '../portfolios/portfolio.schema.ts';
import type { PostingRow } from '../postings/posting.schema.ts';

type Offer = Pick<
  PostingRow,
  'requiredSkills' | 'preferredSkills' | 'experienceLevel' | 'jobType' | 'workLocation'
>;
type Offered = Pick<PortfolioRow, 'yearsExperience' | 'preferredWorkType'>;

/** Whatever case, accents, signs and order. */
const sameName = (name: string): string => wordsOf(name).sort().join(' ');

/** What of a posting matches what a member says of themselves. */
export function fitOf(posting: Offer, portfolio: Offered | null, skills: readonly OwnSkill[]): PostingFit {
  const own = new Map(skills.map((one) => [sameName(one.skill.name), one]));
  const skillFits = (names: readonly string[]) =>
    names.map((name) => {
      const skill = own.get(sameName(name));
      return {
        name,
        own: skill
          ? { proficiencyLevel: skill.proficiencyLevel, yearsExperience: skill.yearsExperience }
          : null,
      };
    });
  return {
    hasPortfolio: portfolio !== null,
    required: skillFits(posting.requiredSkills),
    preferred: skillFits(posting.preferredSkills),
    experience: portfolio && {
      years: portfolio.yearsExperience,
      expected: expectedYears[posting.experienceLevel],
    },
    work: portfolio && workFit(posting, portfolio),
  };
}

/** Of places and of kinds of work the member may look for any, or for some. */
function workFit({ jobType, workLocation }: Offer, { preferredWorkType: wanted }: Offered) {
  if (wanted.length === 0) return null;
  const places = wanted.filter((one) => (workLocations as readonly string[]).includes(one));
  const kinds = wanted.filter((one) => !places.includes(one));
  const fits = (some: readonly string[], one: string) => some.length === 0 || some.includes(one);
  return { wanted, fits: fits(places, workLocation) && fits(kinds, jobType) };
}
