import { dayMs } from '@barspoon/contracts';
import { Clock, DomainError } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { outsideImagePath } from './outside-image.ts';
import { OutsideImagesRepository } from './outside-images.repository.ts';

const lookedAtMs = dayMs;

/** Pictures of the web are shown through our own address, so that no reader's browser asks a third party. */
@Injectable()
export class OutsideImagesService {
  constructor(
    private readonly images: OutsideImagesRepository,
    private readonly clock: Clock,
  ) {}

  async show(url: string) {
    await this.images.showUntil(url, new Date(this.clock.now().getTime() + lookedAtMs));
    return { image: outsideImagePath(url) };
  }

  async get(id: string) {
    const row = await this.images.find(id);
    if (!row) throw new DomainError('notFound', 'community.image_not_found');
    return { url: row.url, isKept: row.expiresAt === null };
  }
}
