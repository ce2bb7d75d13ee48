import { z } from 'zod';
import { doneSchema, idParams, idSchema, line, pageOf, pageQuery } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import { skillEndorsed } from './endorsement-events.ts';
import { skillStates } from './portfolio-terms.ts';
import {
  type AdminSkill,
  adminSkillInput,
  adminSkillSchema,
  type OwnSkill,
  ownSkillInput,
  ownSkillSchema,
  type Portfolio,
  portfolioInput,
  portfolioSchema,
  type ShownPortfolio,
  shownPortfolioSchema,
  skillSchema,
} from './portfolios.ts';

const memberId = '01939c5e-6a00-7000-8000-000000000003';
const skillId = '01939c5e-6a00-7000-8000-0000000000d5';
const exampleContent = {
  portfolioTitle: 'Classic bartender with a modern hand',
  professionalSummary: 'Four years behind the bar of a hotel, two of them as its head.',
  yearsExperience: 6,
  currentPosition: 'Head Bartender',
  currentEmployer: 'The Savoy',
  portfolioUrl: 'https://example.com/ada',
  resumeUrl: null,
  linkedinUrl: null,
  availabilityStatus: 'open_to_opportunities' as const,
  hourlyRate: 4500,
  preferredWorkType: ['on_site' as const, 'full_time' as const],
};
const updatedAt = '2026-01-01T00:00:00.000Z';
const exampleInput = { ...exampleContent, isPublic: true };
const examplePortfolio: Portfolio = { ...exampleInput, updatedAt };
const exampleSkill = { id: skillId, name: 'Classic cocktails', category: 'Bartending' };
const exampleOwnInput = { proficiencyLevel: 'expert' as const, yearsExperience: 6, isFeatured: true };
const exampleOwnSkill: OwnSkill = { skill: exampleSkill, ...exampleOwnInput };
const exampleEndorser = {
  id: skillEndorsed.example.endorserId,
  username: 'ruth',
  fullName: 'Ruth Burgess',
  avatarUrl: null,
  currentLevel: 'Aspiring Shaker',
};
const examplePublic: ShownPortfolio = {
  member: {
    id: memberId,
    username: 'ada',
    fullName: 'Ada Coleman',
    avatarUrl: null,
    currentLevel: 'Aspiring Shaker',
  },
  portfolio: { ...exampleContent, updatedAt },
  skills: [exampleOwnSkill],
  endorsements: [{ skillId, count: 1, members: [exampleEndorser], isMine: false }],
  mayEndorse: true,
};
const exampleAdminInput = { name: exampleSkill.name, category: exampleSkill.category, isActive: true };
const exampleAdminSkill: AdminSkill = { id: skillId, ...exampleAdminInput };

export const portfolioRoutes = defineRoutes('professional.portfolios', {
  mine: {
    method: 'GET',
    path: '/me/portfolio',
    access: 'granted',
    summary: 'Your portfolio; null when there is none',
    response: z.strictObject({ portfolio: portfolioSchema.nullable() }),
    example: { response: { portfolio: examplePortfolio } },
  },
  save: {
    method: 'PUT',
    path: '/me/portfolio',
    access: 'granted',
    summary: 'Create your portfolio or change it',
    body: portfolioInput,
    response: portfolioSchema,
    example: { body: exampleInput, response: examplePortfolio },
  },
  get: {
    method: 'GET',
    path: '/portfolios/:id',
    access: 'granted',
    summary: 'The public portfolio of a member with their skills; a private one for its owner only',
    params: idParams,
    response: shownPortfolioSchema,
    example: { params: { id: memberId }, response: examplePublic },
  },
});

export const skillRoutes = defineRoutes('professional.skills', {
  list: {
    method: 'GET',
    path: '/skills',
    access: 'granted',
    summary: 'Active professional skills by category and name',
    response: z.strictObject({ items: z.array(skillSchema) }),
    example: { response: { items: [exampleSkill] } },
  },
  mine: {
    method: 'GET',
    path: '/me/skills',
    access: 'granted',
    summary: 'Your professional skills, featured ones first',
    response: z.strictObject({ items: z.array(ownSkillSchema) }),
    example: { response: { items: [exampleOwnSkill] } },
  },
  put: {
    method: 'PUT',
    path: '/me/skills/:id',
    access: 'granted',
    summary: 'Add a skill to your own or change it',
    params: idParams,
    body: ownSkillInput,
    response: ownSkillSchema,
    example: { params: { id: skillId }, body: exampleOwnInput, response: exampleOwnSkill },
  },
  remove: {
    method: 'DELETE',
    path: '/me/skills/:id',
    access: 'granted',
    summary: 'Remove a skill from your own; repeating it changes nothing',
    params: idParams,
    response: doneSchema,
    example: { params: { id: skillId }, response: { done: true } },
  },
});

const endorsedParams = z.strictObject({ id: idSchema, skillId: idSchema });

/** Implements BEYOND-70. */
export const endorsementRoutes = defineRoutes('professional.endorsements', {
  endorse: {
    method: 'PUT',
    path: '/portfolios/:id/skills/:skillId/endorsement',
    access: 'granted',
    summary: 'Endorse a skill of a member with whom you worked or learned; repeating it changes nothing',
    params: endorsedParams,
    response: doneSchema,
    example: { params: { id: memberId, skillId }, response: { done: true } },
  },
  withdraw: {
    method: 'DELETE',
    path: '/portfolios/:id/skills/:skillId/endorsement',
    access: 'granted',
    summary: 'Withdraw your endorsement of a skill; repeating it changes nothing',
    params: endorsedParams,
    response: doneSchema,
    example: { params: { id: memberId, skillId }, response: { done: true } },
  },
});

export const adminSkillRoutes = defineRoutes('professional.admin-skills', {
  list: {
    method: 'GET',
    path: '/admin/skills',
    access: 'admin',
    summary: 'All professional skills, inactive ones included, by category and name',
    query: z.strictObject({
      /** Looked for in name and category. */
      q: line(60).optional(),
      state: z.enum(skillStates).optional(),
      ...pageQuery(50, 100),
    }),
    response: pageOf(adminSkillSchema),
    example: { query: {}, response: { items: [exampleAdminSkill], nextCursor: null } },
  },
  get: {
    method: 'GET',
    path: '/admin/skills/:id',
    access: 'admin',
    summary: 'One professional skill',
    params: idParams,
    response: adminSkillSchema,
    example: { params: { id: skillId }, response: exampleAdminSkill },
  },
  create: {
    method: 'POST',
    path: '/admin/skills',
    access: 'admin',
    summary: 'Add a skill to the list',
    body: adminSkillInput,
    response: adminSkillSchema,
    status: 201,
    example: { body: exampleAdminInput, response: exampleAdminSkill },
  },
  revise: {
    method: 'PUT',
    path: '/admin/skills/:id',
    access: 'admin',
    summary: 'Change a skill of the list; an inactive one can no longer be added',
    params: idParams,
    body: adminSkillInput,
    response: adminSkillSchema,
    example: { params: { id: skillId }, body: exampleAdminInput, response: exampleAdminSkill },
  },
});

/** Implements PORT-03, PORT-04. */
export const professionalStatsSchema = z.strictObject({
  activePortfolios: z.number().int().min(0),
  openPositions: z.number().int().min(0),
  activeMentors: z.number().int().min(0),
  connectionsMade: z.number().int().min(0),
});

export const professionalStatsRoutes = defineRoutes('professional.stats', {
  get: {
    method: 'GET',
    path: '/professional/stats',
    access: 'granted',
    summary: 'Public portfolios, open jobs, active mentors and accepted connections',
    response: professionalStatsSchema,
    example: {
      response: { activePortfolios: 12, openPositions: 7, activeMentors: 5, connectionsMade: 9 },
    },
  },
});
