import type {
  CommunicationWay,
  MentorExperienceLevel,
  MentorSpecialization,
  MentorType,
} from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** What a member says of themselves as mentor or mentee, with a copy of their card. Implements DATA-32. */
@Schema({ collection: 'mentorship_profiles', versionKey: false })
export class MentorProfileRow {
  /** The member's id. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  username: string;
  @Prop({ type: String, default: '' })
  fullName: string;
  @Prop({ type: String, default: null })
  avatarUrl: string | null;
  @Prop({ type: String, required: true })
  currentLevel: string;
  @Prop({ type: String, required: true })
  mentorType: MentorType;
  @Prop({ type: [String], required: true })
  specializationAreas: MentorSpecialization[];
  @Prop({ type: String, required: true })
  experienceLevel: MentorExperienceLevel;
  @Prop({ type: Number, required: true })
  availabilityHours: number;
  @Prop({ type: [String], required: true })
  preferredCommunication: CommunicationWay[];
  @Prop({ type: String, default: '' })
  mentorshipGoals: string;
  @Prop({ type: String, default: '' })
  bio: string;
  @Prop({ type: Boolean, required: true })
  isAcceptingConnections: boolean;
  @Prop({ type: Boolean, required: true })
  isActive: boolean;
  /** By an admin; the member cannot undo it. Implements BEYOND-79. */
  @Prop({ type: Boolean, required: true, default: false })
  isDeactivated: boolean;
  @Prop({ type: String, default: null })
  deactivationReason?: string | null;
  /** Implements BEYOND-07. */
  @Prop({ type: Boolean, required: true, default: false })
  isSuspended: boolean;
  /** Words of name and expertise, to be found by. */
  @Prop({ type: [String], required: true })
  words: string[];
  /** Raised with every change and every request, so that a request and what forbids it never both succeed. */
  @Prop({ type: Number, required: true, default: 1 })
  revision: number;
  @Prop({ type: Date, required: true })
  createdAt: Date;
  @Prop({ type: Date, required: true })
  updatedAt: Date;
}
export const MentorProfileRowSchema = SchemaFactory.createForClass(MentorProfileRow)
  .index(
    {
      isActive: 1,
      isAcceptingConnections: 1,
      isDeactivated: 1,
      isSuspended: 1,
      createdAt: -1,
      _id: -1,
    },
    { name: 'listed' },
  )
  .index({ isActive: 1, isDeactivated: 1, isSuspended: 1, mentorType: 1 }, { name: 'counted' })
  .index({ createdAt: -1, _id: -1 })
  .index({ mentorType: 1, createdAt: -1, _id: -1 })
  .index({ specializationAreas: 1, createdAt: -1, _id: -1 })
  .index({ experienceLevel: 1, createdAt: -1, _id: -1 })
  .index({ words: 1 })
  .index({ updatedAt: -1 });
