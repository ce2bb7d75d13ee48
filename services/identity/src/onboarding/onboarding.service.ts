import type {
  MemberActor,
  OnboardingPreferences,
  OnboardingProgress,
  OnboardingRecord,
} from '@barspoon/contracts';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { choiceMissing, onboardingCompleted } from './onboarding.errors.ts';
import { OnboardingRepository } from './onboarding.repository.ts';
import type { OnboardingRow } from './onboarding.schema.ts';
import { stepMissing, stepsBefore } from './onboarding.ts';

@Injectable()
export class OnboardingService {
  constructor(
    private readonly onboardings: OnboardingRepository,
    private readonly clock: Clock,
  ) {}

  async mine(actor: MemberActor) {
    const row = await this.onboardings.find(actor.id);
    return { record: row && toRecord(row) };
  }

  /**
   * Notes how far the member has come. Completing twice is one completion. Implements ONB-12, BEYOND-20.
   * @throws DomainError 422 when a step behind lacks its choice, 409 for a step of a completed onboarding
   */
  async save(actor: MemberActor, progress: OnboardingProgress): Promise<OnboardingRecord> {
    const missing = stepMissing(progress);
    if (missing) throw choiceMissing(missing);
    const saved = await this.onboardings.saveUnlessCompleted(this.rowOf(actor.id, progress));
    if (saved) return toRecord(saved);
    const known = await this.onboardings.find(actor.id);
    if (!known || progress.currentStep !== 'completed') throw onboardingCompleted();
    return toRecord(known);
  }

  /** What was chosen may change at any time; how far the onboarding has come does not. Implements BEYOND-21. */
  async choose(actor: MemberActor, preferences: OnboardingPreferences): Promise<OnboardingRecord> {
    const start = this.rowOf(actor.id, { currentStep: 'welcome', preferences });
    return toRecord(await this.onboardings.choose(start));
  }

  /** Implements ONB-15. */
  async reset(actor: MemberActor) {
    await this.onboardings.remove(actor.id);
    return { done: true as const };
  }

  /** The operator's command: brings an onboarding to a state, whatever it was. */
  async bringTo(memberId: string, progress: OnboardingProgress): Promise<void> {
    await this.onboardings.remove(memberId);
    await this.onboardings.saveUnlessCompleted(this.rowOf(memberId, progress));
  }

  private rowOf(memberId: string, { currentStep, preferences }: OnboardingProgress): OnboardingRow {
    const now = this.clock.now();
    return {
      _id: memberId,
      completedSteps: stepsBefore(currentStep),
      currentStep,
      completedAt: currentStep === 'completed' ? now : null,
      preferences,
      updatedAt: now,
    };
  }
}

const toRecord = (row: OnboardingRow): OnboardingRecord => ({
  userId: row._id,
  completedSteps: row.completedSteps,
  currentStep: row.currentStep,
  completedAt: row.completedAt?.toISOString() ?? null,
  preferences: row.preferences,
});
