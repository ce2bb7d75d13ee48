/** Zones that feeds write by name and that no parser of ours knows. */
const zones: Readonly<Record<string, string>> = {
  WET: '+0000',
  WEST: '+0100',
  BST: '+0100',
  CET: '+0100',
  CEST: '+0200',
  EET: '+0200',
  EEST: '+0300',
  SAST: '+0200',
  MSK: '+0300',
  SGT: '+0800',
  HKT: '+0800',
  AWST: '+0800',
  JST: '+0900',
  KST: '+0900',
  ACST: '+0930',
  ACDT: '+1030',
  AEST: '+1000',
  AEDT: '+1100',
  NZST: '+1200',
  NZDT: '+1300',
  BRT: '-0300',
  AKST: '-0900',
  AKDT: '-0800',
  HST: '-1000',
};

/** A moment as feeds write it: what stands before a comma is no year, and a zone may have a name. Undefined where there is none. */
export function momentInFeed(text: string | undefined): Date | undefined {
  const written = (text ?? '')
    .trim()
    .replace(/^[\p{L}\d]*\.?\s*,\s*(?=\d)/u, '')
    .replace(/[A-Z]{3,4}$/, (name) => zones[name] ?? name);
  const moment = new Date(written);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
