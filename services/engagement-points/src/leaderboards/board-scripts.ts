/**
 * What Redis does in one step. A score is `points * 2^30 + sequence`: boards are ordered by points, and what is older
 * than what stands there is known by its sequence and ignored.
 */
const put = `
local function put(key, member, score)
  local old = redis.call('ZSCORE', key, member)
  if not old or tonumber(old) % 1073741824 < tonumber(score) % 1073741824 then
    redis.call('ZADD', key, score, member)
  end
end`;
const above = `
local function above(key, score)
  local first = (math.floor(tonumber(score) / 1073741824) + 1) * 1073741824
  return redis.call('ZCOUNT', key, string.format('%.0f', first), '+inf')
end`;

/** The keys of one board: itself, ready, building, next board, removed. */
export const keysOfOne = 5;

export const boardScripts = {
  /** ARGV offset, last. Answers nil for a board that is not whole. */
  boardPage: `${above}
if redis.call('EXISTS', KEYS[2]) == 0 then return nil end
local rows = redis.call('ZREVRANGE', KEYS[1], ARGV[1], ARGV[2], 'WITHSCORES')
local higher = 0
if #rows > 0 then higher = above(KEYS[1], rows[2]) end
return { redis.call('ZCARD', KEYS[1]), higher, rows }`,

  /** ARGV member, score. Answers nil for a board that is not whole. */
  boardRank: `${above}
if redis.call('EXISTS', KEYS[2]) == 0 then return nil end
local before
if tonumber(redis.call('ZSCORE', KEYS[1], ARGV[1])) == tonumber(ARGV[2]) then
  before = redis.call('ZREVRANK', KEYS[1], ARGV[1])
else
  before = redis.call('ZCOUNT', KEYS[1], '(' .. ARGV[2], '+inf')
end
return { above(KEYS[1], ARGV[2]), before }`,

  /** KEYS of several boards, ARGV member, then for each of them its score or nothing. Answers which ones are whole. */
  boardsPlace: `${put}
local whole = {}
for at = 1, #ARGV - 1 do
  local first = (at - 1) * 5
  local board, ready, building, nextBoard, removed = unpack(KEYS, first + 1, first + 5)
  local isBuilding = redis.call('EXISTS', building) == 1
  whole[at] = redis.call('EXISTS', ready)
  if ARGV[at + 1] == '' then
    redis.call('ZREM', board, ARGV[1])
    if isBuilding then
      redis.call('ZREM', nextBoard, ARGV[1])
      redis.call('SADD', removed, ARGV[1])
    end
  else
    if whole[at] == 1 then put(board, ARGV[1], ARGV[at + 1]) end
    if isBuilding then
      redis.call('SREM', removed, ARGV[1])
      put(nextBoard, ARGV[1], ARGV[at + 1])
    end
  end
end
return whole`,

  /** ARGV build, milliseconds. Answers 0 when somebody else builds it. */
  boardBegin: `
if not redis.call('SET', KEYS[3], ARGV[1], 'NX', 'PX', ARGV[2]) then return 0 end
redis.call('DEL', KEYS[4], KEYS[5])
return 1`,

  /** ARGV build, milliseconds, then score and member in turns. Answers 0 when the build is not ours anymore. */
  boardLoad: `${put}
if redis.call('GET', KEYS[3]) ~= ARGV[1] then return 0 end
redis.call('PEXPIRE', KEYS[3], ARGV[2])
for at = 3, #ARGV, 2 do
  if redis.call('SISMEMBER', KEYS[5], ARGV[at + 1]) == 0 then put(KEYS[4], ARGV[at + 1], ARGV[at]) end
end
return 1`,

  /** ARGV build, seconds to keep the board or 0. */
  boardFinish: `
if redis.call('GET', KEYS[3]) ~= ARGV[1] then return 0 end
redis.call('DEL', KEYS[1])
if redis.call('EXISTS', KEYS[4]) == 1 then redis.call('RENAME', KEYS[4], KEYS[1]) end
redis.call('SET', KEYS[2], ARGV[1])
if ARGV[2] ~= '0' then
  redis.call('EXPIRE', KEYS[1], ARGV[2] * 2)
  redis.call('EXPIRE', KEYS[2], ARGV[2])
end
redis.call('DEL', KEYS[3], KEYS[5])
return 1`,
} as const;
