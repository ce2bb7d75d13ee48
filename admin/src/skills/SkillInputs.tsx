import { adminSkillInput } from '@barspoon/contracts';
import { BooleanInput, TextInput } from 'react-admin';
import { contractResolver } from '../data/contract-resolver.ts';
import { type SkillForm, skillInputOf } from './skill-methods.ts';

export const skillResolver = contractResolver<SkillForm>(adminSkillInput, skillInputOf);

/** All fields of a skill. Implements BEYOND-70. */
export const SkillInputs = () => (
  <>
    <TextInput source="name" isRequired helperText={false} />
    <TextInput
      source="category"
      isRequired
      helperText="Skills stand under it in the dialog members choose from"
    />
    <BooleanInput
      source="isActive"
      helperText="A retired skill stays with those who have it; nobody else can add it"
    />
  </>
);
