import { communityFigureRoutes, type InputOf } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { FiguresService } from './figures.service.ts';

@Controller()
export class FiguresController {
  constructor(private readonly figures: FiguresService) {}

  @Handles(communityFigureRoutes.posts)
  posts({ query }: InputOf<typeof communityFigureRoutes.posts>) {
    return this.figures.posts(query);
  }
}
