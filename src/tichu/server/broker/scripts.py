"""Lua scripts of the Redis broker; Redis runs each atomically.

Keys, after the prefix: ``worker:<id>`` expires unless that worker renews it; ``workers`` is the set of
registered workers, dead or alive; ``table:<id>`` is the id of a table's owner; ``owned:<worker>`` is the set
of a worker's tables; ``inbox:<worker>`` is the channel of its messages; ``limit:<key>`` is the bucket of a
rate limit and expires when it is full. All keys must be in one Redis (or a primary with replicas); Redis
Cluster is not supported.
"""

from __future__ import annotations

_PRELUDE = """
local prefix, me = ARGV[1], ARGV[2]
local function alive(worker) return redis.call('EXISTS', prefix .. 'worker:' .. worker) == 1 end
local function owned(worker) return prefix .. 'owned:' .. worker end
local function table_key(name) return prefix .. 'table:' .. name end
local workers = prefix .. 'workers'
"""

RENEW = (
    _PRELUDE
    + """
-- ARGV: lifetime. Returns whether my key still existed; the empty batch shows my inbox that it works.
if not redis.call('SET', prefix .. 'worker:' .. me, '1', 'XX', 'PX', ARGV[3]) then return 0 end
redis.call('PUBLISH', prefix .. 'inbox:' .. me, '[]')
return 1
"""
)

REGISTER = (
    _PRELUDE
    + """
-- ARGV: lifetime, tables I believe are mine. I get those that are free or mine.
-- Returns whether Redis did not know me, and the tables that others have taken.
redis.call('SET', prefix .. 'worker:' .. me, '1', 'PX', ARGV[3])
local was_unknown = redis.call('SADD', workers, me)
local before = redis.call('SMEMBERS', owned(me))
redis.call('DEL', owned(me))
local mine, lost = {}, {}
for i = 4, #ARGV do
    local name = ARGV[i]
    local owner = redis.call('GET', table_key(name))
    if owner and owner ~= me then
        lost[#lost + 1] = name
    else
        redis.call('SET', table_key(name), me)
        redis.call('SADD', owned(me), name)
        mine[name] = true
    end
end
for _, name in ipairs(before) do
    if not mine[name] and redis.call('GET', table_key(name)) == me then
        redis.call('DEL', table_key(name))
    end
end
redis.call('PUBLISH', prefix .. 'inbox:' .. me, '[]')
return {was_unknown, lost}
"""
)

CLAIM = (
    _PRELUDE
    + """
-- ARGV: table. Returns its owner, or nothing if my own key has expired: then I have to register first.
if not alive(me) then return false end
local name = ARGV[3]
local owner = redis.call('GET', table_key(name))
if owner and owner ~= me then
    if alive(owner) then return owner end
    redis.call('SREM', owned(owner), name)
end
redis.call('SET', table_key(name), me)
redis.call('SADD', owned(me), name)
return me
"""
)

OWNER = (
    _PRELUDE
    + """
-- ARGV: table.
local owner = redis.call('GET', table_key(ARGV[3]))
if owner and alive(owner) then return owner end
return false
"""
)

RELEASE = (
    _PRELUDE
    + """
-- ARGV: table.
if redis.call('GET', table_key(ARGV[3])) == me then redis.call('DEL', table_key(ARGV[3])) end
redis.call('SREM', owned(me), ARGV[3])
return 1
"""
)

WORKERS = (
    _PRELUDE
    + """
local living = {}
for _, worker in ipairs(redis.call('SMEMBERS', workers)) do
    if alive(worker) then living[#living + 1] = worker end
end
return living
"""
)

ORPHANS = (
    _PRELUDE
    + """
-- Also forgets dead workers without tables.
local orphans = {}
for _, worker in ipairs(redis.call('SMEMBERS', workers)) do
    if worker ~= me and not alive(worker) then
        local left = 0
        for _, name in ipairs(redis.call('SMEMBERS', owned(worker))) do
            if redis.call('GET', table_key(name)) == worker then
                left = left + 1
                orphans[#orphans + 1] = name
            end
        end
        if left == 0 then
            redis.call('DEL', owned(worker))
            redis.call('SREM', workers, worker)
        end
    end
end
return orphans
"""
)

UNREGISTER = (
    _PRELUDE
    + """
for _, name in ipairs(redis.call('SMEMBERS', owned(me))) do
    if redis.call('GET', table_key(name)) == me then redis.call('DEL', table_key(name)) end
end
redis.call('DEL', owned(me), prefix .. 'worker:' .. me)
redis.call('SREM', workers, me)
return 1
"""
)

TAKE = (
    _PRELUDE
    + """
-- ARGV: key, burst, tokens per second, cost. Returns whether the bucket had enough tokens, and takes them;
-- a negative cost puts tokens back.
local key = prefix .. 'limit:' .. ARGV[3]
local burst, rate, cost = tonumber(ARGV[4]), tonumber(ARGV[5]), tonumber(ARGV[6])
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
local entry = redis.call('HMGET', key, 'level', 'at')
local level = burst
if entry[1] then
    level = math.min(burst, tonumber(entry[1]) + math.max(0, now - tonumber(entry[2])) * rate)
end
local allowed = level >= cost
if allowed then level = math.min(burst, level - cost) end
redis.call('HSET', key, 'level', tostring(level), 'at', string.format('%.6f', now))
redis.call('PEXPIRE', key, math.ceil(1000 * (burst - level) / rate) + 1000)
return allowed and 1 or 0
"""
)
