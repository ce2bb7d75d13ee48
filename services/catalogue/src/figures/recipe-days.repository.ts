import { countByDay, daysSince, rollUpDays } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { RatingRow } from '../ratings/rating.schema.ts';
import { RecipeRow } from '../recipes/recipe.schema.ts';
import { RecipeDayRow } from './recipe-day.schema.ts';

@Injectable()
export class RecipeDaysRepository {
  constructor(
    @InjectModel(RecipeDayRow.name) private readonly days: Model<RecipeDayRow>,
    @InjectModel(RecipeRow.name) private readonly recipes: Model<RecipeRow>,
    @InjectModel(RatingRow.name) private readonly ratings: Model<RatingRow>,
  ) {}

  rollUp(today: string): Promise<void> {
    return rollUpDays<'newRecipes' | 'newRatings'>(this.days, today, {
      newRecipes: (first) => countByDay(this.recipes, 'createdAt', first, { libraryVersion: null }),
      newRatings: (first) => countByDay(this.ratings, 'createdAt', first),
    });
  }

  since(day: string) {
    return daysSince<'newRecipes' | 'newRatings'>(this.days, day);
  }
}
