"""What the Redis broker asks of Redis, each as one indivisible step.

Keys, after the prefix: ``worker:<id>`` lives as long as that worker's heart beats; ``workers`` is the set of
all that ever said hello and not goodbye; ``table:<id>`` names a table's owner; ``owned:<worker>`` is the set
of its tables; ``inbox:<worker>`` is the channel of its messages. One Redis (or a primary with replicas) holds
them all; Redis Cluster, which spreads keys, is not supported.
"""

from __future__ import annotations

_NAMES = """
local prefix, me = ARGV[1], ARGV[2]
local function alive(worker) return redis.call('EXISTS', prefix .. 'worker:' .. worker) == 1 end
local function owned(worker) return prefix .. 'owned:' .. worker end
local function table_key(name) return prefix .. 'table:' .. name end
local workers = prefix .. 'workers'
"""

RENEW = (
    _NAMES
    + """
-- ARGV: lifetime. Says whether my heartbeat was still there; the empty batch tells my inbox that it works.
if not redis.call('SET', prefix .. 'worker:' .. me, '1', 'XX', 'PX', ARGV[3]) then return 0 end
redis.call('PUBLISH', prefix .. 'inbox:' .. me, '[]')
return 1
"""
)

ASSERT = (
    _NAMES
    + """
-- ARGV: lifetime, tables I believe are mine. Those free or mine are mine.
-- Returns whether Redis did not know me, and the tables others have taken.
redis.call('SET', prefix .. 'worker:' .. me, '1', 'PX', ARGV[3])
local stranger = redis.call('SADD', workers, me)
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
return {stranger, lost}
"""
)

CLAIM = (
    _NAMES
    + """
-- ARGV: table. Returns its owner, or nothing if my own heart has stopped: then I have to wake up first.
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
    _NAMES
    + """
-- ARGV: table.
local owner = redis.call('GET', table_key(ARGV[3]))
if owner and alive(owner) then return owner end
return false
"""
)

RELEASE = (
    _NAMES
    + """
-- ARGV: table.
if redis.call('GET', table_key(ARGV[3])) == me then redis.call('DEL', table_key(ARGV[3])) end
redis.call('SREM', owned(me), ARGV[3])
return 1
"""
)

WORKERS = (
    _NAMES
    + """
local living = {}
for _, worker in ipairs(redis.call('SMEMBERS', workers)) do
    if alive(worker) then living[#living + 1] = worker end
end
return living
"""
)

ORPHANS = (
    _NAMES
    + """
-- Also forgets the dead that left nothing behind.
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

GOODBYE = (
    _NAMES
    + """
for _, name in ipairs(redis.call('SMEMBERS', owned(me))) do
    if redis.call('GET', table_key(name)) == me then redis.call('DEL', table_key(name)) end
end
redis.call('DEL', owned(me), prefix .. 'worker:' .. me)
redis.call('SREM', workers, me)
return 1
"""
)
